# Falla: condición 2
grep -i mando taller.log > pendientes.txt
