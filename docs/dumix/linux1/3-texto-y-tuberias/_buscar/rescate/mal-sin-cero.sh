# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
find Club -type f -name '*.sav' -mtime -7 | xargs cp -t Respaldo
find Club -type f -name '*.tmp' | xargs rm
find Club -type f -name '*.log' -print0 | xargs -0 cat | grep -ic error > errores.txt
