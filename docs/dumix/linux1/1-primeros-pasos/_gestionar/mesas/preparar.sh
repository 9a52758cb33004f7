# Dos mesas con su archivo de puntos, los dos con el mismo nombre.
mkdir -p mesa1/restos mesa2/restos/caja /var/lib/club/puntos
echo "Fantasma $((RANDOM % 9000 + 1000))" > mesa1/puntos.txt
echo "Pulpo $((RANDOM % 9000 + 1000))" > mesa2/puntos.txt
echo "trofeo $RANDOM-$RANDOM" > mesa2/restos/caja/trofeo.png
touch mesa1/restos/envoltorio.tmp mesa2/restos/servilleta.tmp
cp mesa1/puntos.txt /var/lib/club/puntos/mesa1.txt
cp mesa2/puntos.txt /var/lib/club/puntos/mesa2.txt
cp mesa2/restos/caja/trofeo.png /var/lib/club/trofeo
chown -R alumno:alumno mesa1 mesa2
