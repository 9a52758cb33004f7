# Falla: condición 2
# Falla: condición 3
dron-foto
dron-despega
dron-aterriza
