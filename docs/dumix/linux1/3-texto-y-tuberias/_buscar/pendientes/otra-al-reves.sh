grep -v arreglado taller.log > rotos.txt
cat rotos.txt | grep -i Mando | sort > pendientes.txt
