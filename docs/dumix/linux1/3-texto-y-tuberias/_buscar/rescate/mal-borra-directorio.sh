# Falla: condición 3
find Club -type f -name '*.sav' -mtime -7 -print0 | xargs -0 cp -t Respaldo
find Club -name '*.tmp' > Club/borrados.txt
find Club -name '*.tmp' -print0 | xargs -0 rm -r
find Club -type f -name '*.log' -print0 | xargs -0 cat | grep -ic error > errores.txt
