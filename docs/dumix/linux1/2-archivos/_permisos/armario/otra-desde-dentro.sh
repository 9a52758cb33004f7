cd Socios
chmod u=rw,go= telefonos.txt
chmod 750 .
cd ../Torneos
chmod 775 .
cd ..
chmod 444 reglas.txt
