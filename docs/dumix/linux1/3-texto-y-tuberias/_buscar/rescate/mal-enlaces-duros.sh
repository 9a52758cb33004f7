# Falla: condición 1
find Club -type f -name '*.sav' -mtime -7 -print0 | xargs -0 ln -t Respaldo
find Club -type f -name '*.tmp' -print0 | xargs -0 rm
find Club -type f -name '*.log' -print0 | xargs -0 cat | grep -ic error > errores.txt
