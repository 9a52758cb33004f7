mv mesa1/puntos.txt mesa1/mesa1.txt
mv mesa2/puntos.txt mesa2/mesa2.txt
mkdir Puntos Respaldo
cp mesa1/mesa1.txt mesa2/mesa2.txt Puntos
cp mesa1/mesa1.txt mesa2/mesa2.txt Respaldo
cp mesa2/restos/caja/trofeo.png trofeo.png
rm -r mesa1
rm -r mesa2
