find Club -type f -name '*.sav' -mtime -7 -exec cp {} Respaldo ';'
find Club -type f -name '*.tmp' -delete
grep -rih error Club/Registro | wc -l > errores.txt
