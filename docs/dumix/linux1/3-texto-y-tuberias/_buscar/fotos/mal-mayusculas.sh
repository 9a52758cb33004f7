# Falla: condición 1
find Club -type f -name '*.png' > fotos.txt
