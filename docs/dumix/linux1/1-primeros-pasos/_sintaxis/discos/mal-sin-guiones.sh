# Falla: condición 1
# Falla: condición 2
rotular -q -- -c rojo
rotular --color=rojo -h --version
rotular -g --color=rojo 'Los 3 guiones'
