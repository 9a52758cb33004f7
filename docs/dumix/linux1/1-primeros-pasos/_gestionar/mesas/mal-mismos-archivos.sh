# Falla: condición 3
mkdir Puntos Respaldo
mv mesa1/puntos.txt Puntos/mesa1.txt
mv mesa2/puntos.txt Puntos/mesa2.txt
ln Puntos/mesa1.txt Puntos/mesa2.txt Respaldo
mv mesa2/restos/caja/trofeo.png .
rm -r mesa1 mesa2
