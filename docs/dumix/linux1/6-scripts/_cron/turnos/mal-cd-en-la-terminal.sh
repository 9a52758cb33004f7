# Falla: condición 1
# Falla: condición 2
cd Liga
./turnos.sh
