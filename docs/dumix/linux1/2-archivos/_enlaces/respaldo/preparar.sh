# Una partida y un directorio vacío.
mkdir Partidas Seguro
echo "Nivel 9, $RANDOM puntos" > Partidas/rosa.sav
chown -R alumno:alumno Partidas Seguro
