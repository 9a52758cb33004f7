# Falla: condición 2
rotular --color=azul 'Sala 2'
