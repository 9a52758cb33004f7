# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
touch Etiquetas/Carreras 'Etiquetas/Lucha libre' 'Etiquetas/Para dos'
