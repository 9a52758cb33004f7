# Falla: condición 5
mkdir Puntos
cp mesa1/puntos.txt Puntos/mesa1.txt
cp mesa2/puntos.txt Puntos/mesa2.txt
cp -r Puntos Respaldo
cp mesa2/restos/caja/trofeo.png .
mv mesa1 mesa2 /tmp
