# Falla: condición 1
sed -i "s/hay=\"\$hay \$archivo\"/hay=\"\$hay\$archivo\"\$'\\\\n'/; s/^n=0/n=0; IFS=\$'\\\\n'/" repetidos.sh
