# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
dron
dron-despegar
dron-fotografia
dron-aterrizar
