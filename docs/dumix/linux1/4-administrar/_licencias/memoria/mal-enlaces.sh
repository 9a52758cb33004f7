# Falla: condición 1
cd Memoria
ln -s ../Juegos/carreras ../Juegos/damas ../Juegos/laberinto ../Juegos/serpiente .
cd
printf 'carreras\ndamas\n' > copyleft.txt
printf 'laberinto\nserpiente\n' > permisivas.txt
