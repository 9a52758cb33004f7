# Falla: condición 2
# Falla: condición 3
./revisar.sh
ex -s -c '15s/cierre/cierre =/' -c x sala.conf
./revisar.sh
