# Falla: condición 1
# Falla: condición 2
grep mando taller.log | grep -v arreglado > pendientes.txt
