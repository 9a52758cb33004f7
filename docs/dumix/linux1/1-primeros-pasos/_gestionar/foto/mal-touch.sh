# Falla: condición 1
rm captura.png
touch Capturas/final.png
