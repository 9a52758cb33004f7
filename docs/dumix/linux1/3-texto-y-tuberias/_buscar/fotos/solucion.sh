find Club -type f -iname '*.png' > fotos.txt
