# Falla: condición 1
# Falla: condición 2
cd Copias
ls -t club-????-??-??.tar.gz | tail -n +8 | while read -r c; do rm "$c" "$c.sha256"; done
