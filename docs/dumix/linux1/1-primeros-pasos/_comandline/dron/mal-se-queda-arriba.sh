# Falla: condición 3
dron-despega
dron-foto
