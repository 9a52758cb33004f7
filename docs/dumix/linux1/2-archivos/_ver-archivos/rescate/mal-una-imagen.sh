# Falla: condición 1
# Falla: condición 3
# Falla: condición 4
file Rescatados/a1
mv Rescatados/a1 Capturas
