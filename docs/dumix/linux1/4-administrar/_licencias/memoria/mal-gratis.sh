# Falla: condición 2
cp -r Juegos/* Memoria
rm -r Memoria/meteoros
printf 'carreras\ndamas\n' > copyleft.txt
printf 'laberinto\nserpiente\n' > permisivas.txt
