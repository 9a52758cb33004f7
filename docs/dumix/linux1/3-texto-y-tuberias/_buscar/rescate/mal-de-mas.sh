# Falla: condición 1
# Falla: condición 3
# Falla: condición 4
find Club -type f -name '*.sav' -print0 | xargs -0 cp -t Respaldo
find Club -name '*.tmp' -print0 | xargs -0 rm -r
grep -ri error Club | wc -l > errores.txt
