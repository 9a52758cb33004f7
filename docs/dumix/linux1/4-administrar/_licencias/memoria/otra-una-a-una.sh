cp -r Juegos/serpiente Memoria/serpiente
cp -r Juegos/damas Memoria/damas
cp -r Juegos/laberinto Memoria/laberinto
cp -r Juegos/carreras Memoria/carreras
echo damas > copyleft.txt
echo carreras >> copyleft.txt
printf "serpiente\nlaberinto\n" > permisivas.txt
