# Falla: condición 2
# Falla: condición 3
sed -i 's/^dir/trap "rm -rf $dir" EXIT; dir/' sorteo.sh
