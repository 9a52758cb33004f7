# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
sed -i 's/^sort/trap rm -rf "$dir" EXIT; sort/' sorteo.sh
