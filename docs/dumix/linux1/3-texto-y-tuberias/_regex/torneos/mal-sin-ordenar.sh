# Falla: condición 2
sed -E 's|^([0-9]{2})/([0-9]{2})/([0-9]{4})|\3-\2-\1|' torneos.txt | sort -r > fechas.txt
