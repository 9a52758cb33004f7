# Falla: condición 1
# Falla: condición 2
rotular -g --color=azul Sala2
mv Etiquetas/Sala2 "Etiquetas/Sala 2"
