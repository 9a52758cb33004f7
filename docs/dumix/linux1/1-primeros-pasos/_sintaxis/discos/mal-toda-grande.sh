# Falla: condición 1
# Falla: condición 2
# Falla: condición 4
rotular -q -c rojo
rotular -g -c rojo -- -h --version 'Los 3 guiones'
