# Falla: condición 1
# Falla: condición 2
cd Copias
ls club-????-??-??.tar.gz | tail -n 4 | while read -r c; do rm "$c" "$c.sha256"; done
