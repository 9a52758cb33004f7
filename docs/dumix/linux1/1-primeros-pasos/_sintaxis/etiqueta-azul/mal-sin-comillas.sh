# Falla: condición 1
# Falla: condición 2
rotular -g --color=azul Sala 2
