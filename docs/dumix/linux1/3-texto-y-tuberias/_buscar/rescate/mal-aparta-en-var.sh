# Falla: condición 2
find Club -type f -name '*.sav' -mtime -7 -print0 | xargs -0 cp -t Respaldo
find Club -type f -name '*.tmp' -print0 | xargs -0 mv -t /var/tmp
find Club -type f -name '*.log' -print0 | xargs -0 cat | grep -ic error > errores.txt
