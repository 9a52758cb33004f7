# Falla: condición 1
cd Juegos
rm */LICENSE
cp -r carreras damas laberinto serpiente ../Memoria
cd
printf 'carreras\ndamas\n' > copyleft.txt
printf 'laberinto\nserpiente\n' > permisivas.txt
