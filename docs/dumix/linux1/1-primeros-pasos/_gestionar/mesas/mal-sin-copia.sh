# Falla: condición 3
mkdir Puntos
cp mesa1/puntos.txt Puntos/mesa1.txt
cp mesa2/puntos.txt Puntos/mesa2.txt
ln -s Puntos Respaldo
mv mesa2/restos/caja/trofeo.png .
rm -r mesa1 mesa2
