# Falla: condición 1
./sorteo.sh
