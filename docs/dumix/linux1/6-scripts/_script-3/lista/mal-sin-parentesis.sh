# Falla: condición 1
# Falla: condición 2
sed -i "s/^hay=''/hay=()/" repetidos.sh
sed -i 's/hay="$hay $archivo"/hay+="$archivo"/' repetidos.sh
sed -i 's/in $hay;/in "${hay[@]}";/' repetidos.sh
