# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
# Falla: condición 5
sed -i 's/^    recoge $mesa/    recoge $mesa; done/' recoge.sh
