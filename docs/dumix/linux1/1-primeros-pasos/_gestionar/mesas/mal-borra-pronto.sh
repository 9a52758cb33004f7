# Falla: condición 4
mkdir Puntos
mv mesa1/puntos.txt Puntos/mesa1.txt
mv mesa2/puntos.txt Puntos/mesa2.txt
cp -r Puntos Respaldo
rm -r mesa1 mesa2
touch trofeo.png
