# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
rotular Carreras Lucha libre Para dos
