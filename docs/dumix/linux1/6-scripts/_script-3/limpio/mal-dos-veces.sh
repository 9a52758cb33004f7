# Falla: condición 1
sed -i "s/^sort/trap 'rm -r \"\$dir\"' EXIT; sort/" sorteo.sh
