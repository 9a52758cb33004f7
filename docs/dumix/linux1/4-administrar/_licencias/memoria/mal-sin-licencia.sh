# Falla: condición 1
# Falla: condición 3
cd Juegos
cp -r carreras damas laberinto serpiente ../Memoria
rm ../Memoria/*/LICENSE
cd
grep -rl 'version 3' Juegos | cut -d / -f 2 > copyleft.txt
printf 'laberinto\nserpiente\n' > permisivas.txt
