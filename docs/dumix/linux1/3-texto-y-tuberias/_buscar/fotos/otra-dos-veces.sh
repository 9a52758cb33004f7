find Club -name '*.png' -type f > fotos.txt
find Club -name '*.PNG' -type f >> fotos.txt
