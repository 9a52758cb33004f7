# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
touch Club/partidas.sav Club/reglas.txt
mkdir Club/fotos
