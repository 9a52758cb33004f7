# Falla: condición 1
# Falla: condición 2
cp Liga/* .
./turnos.sh
