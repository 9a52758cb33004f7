# Falla: condición 2
cd Copias
ls *.tar.gz | head -n 3 | while read -r c; do rm "$c" "$c.sha256"; done
