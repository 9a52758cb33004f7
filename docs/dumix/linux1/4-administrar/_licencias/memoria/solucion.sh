cd Juegos
ls *
head -n 4 */LICEN* */COPYING */LEEME
cp -r carreras damas laberinto serpiente ../Memoria
cd
echo carreras > copyleft.txt
echo damas >> copyleft.txt
echo laberinto > permisivas.txt
echo serpiente >> permisivas.txt
