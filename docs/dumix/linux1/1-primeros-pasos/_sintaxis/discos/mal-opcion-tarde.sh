# Falla: condición 1
# Falla: condición 2
# Falla: condición 4
rotular -q rojo
rotular -- -h --version --color=rojo
rotular -g --color=rojo 'Los 3 guiones'
