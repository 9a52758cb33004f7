# Falla: condición 1
# Falla: condición 3
mkdir Puntos
mv mesa1/puntos.txt Puntos
mv mesa2/puntos.txt Puntos
mv Puntos/puntos.txt Puntos/mesa2.txt
cp -r Puntos Respaldo
mv mesa2/restos/caja/trofeo.png .
rm -r mesa1 mesa2
