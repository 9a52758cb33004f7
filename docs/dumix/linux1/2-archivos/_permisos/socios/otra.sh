cd Socios
chmod o= telefonos.txt
