# Falla: condición 5
mkdir Puntos
mv mesa1/puntos.txt Puntos/mesa1.txt
mv mesa2/puntos.txt Puntos/mesa2.txt
cp -r Puntos Respaldo
mv mesa2/restos/caja/trofeo.png .
mkdir Viejas
mv mesa1 mesa2 Viejas
