# Falla: condición 1
# Falla: condición 2
mv captura.png Capturas
