# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
ex -s -c '37d' -c '26d' -c '15d' -c x sala.conf
./revisar.sh
