# Falla: condición 2
# Falla: condición 3
rotular Carreras
cp Etiquetas/Carreras "Etiquetas/Lucha libre"
cp Etiquetas/Carreras "Etiquetas/Para dos"
