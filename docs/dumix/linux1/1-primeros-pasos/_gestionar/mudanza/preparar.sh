# Lo que dejó la computadora anterior, con contenidos que no se pueden inventar.
mkdir -p Club Vieja/pantallazos /var/lib/club
echo "partida $RANDOM-$RANDOM" > Vieja/partidas.sav
echo "Regla $RANDOM: traer tu control." > Vieja/reglas.txt
echo "jefe $RANDOM" > Vieja/pantallazos/jefe.png
echo "mapa $RANDOM" > Vieja/pantallazos/mapa.png
cp -r Vieja /var/lib/club/vieja
chown -R alumno:alumno Club Vieja
