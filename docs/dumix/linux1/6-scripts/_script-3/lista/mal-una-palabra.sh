# Falla: condición 1
# Falla: condición 2
sed -i 's/in $hay;/in "$hay";/' repetidos.sh
