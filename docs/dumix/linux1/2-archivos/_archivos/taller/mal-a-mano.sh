# Falla: condición 1
cat Taller/notas.txt
touch Taller/luz
