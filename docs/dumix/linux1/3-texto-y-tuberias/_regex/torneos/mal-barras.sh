# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
sed -i 's|/|-|g' torneos.txt
sort torneos.txt > fechas.txt
