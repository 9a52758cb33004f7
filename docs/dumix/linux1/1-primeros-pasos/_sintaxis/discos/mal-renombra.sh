# Falla: condición 1
# Falla: condición 2
rotular -q -- -c rojo
rotular --color=rojo uno dos
mv Etiquetas/uno Etiquetas/-h
mv Etiquetas/dos Etiquetas/--version
rotular -g --color=rojo "Los 3 guiones"
