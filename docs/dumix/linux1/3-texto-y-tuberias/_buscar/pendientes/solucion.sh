grep -i mando taller.log | grep -v arreglado > pendientes.txt
