# Falla: condición 1
# Falla: condición 2
grep -i mando taller.log > taller.log
grep -v arreglado taller.log > pendientes.txt
