# Falla: condición 2
find Club -iname '*.png' > fotos.txt
