# Falla: condición 1
caja | grep código > codigo.txt &
sleep 3
pkill caja
