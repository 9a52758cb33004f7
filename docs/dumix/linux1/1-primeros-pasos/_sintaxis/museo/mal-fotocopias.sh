# Falla: condición 2
# Falla: condición 3
rotular rocola
cp Etiquetas/rocola Etiquetas/paloma
cp Etiquetas/rocola Etiquetas/.disquete
