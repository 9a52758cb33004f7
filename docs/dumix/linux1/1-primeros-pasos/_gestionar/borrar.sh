# El directorio personal tras la primera mitad de la lección.
rm -r -- *
mkdir -p Capturas Copa/final Copa/ronda1/mesa1 Copa/ronda2
touch Copa/mesas.txt Copa/final/mesas.txt
printf 'Traer tu control.\n' > reglas.txt
cp reglas.txt Copa
cp reglas.txt Copa/final
printf 'Fantasma\nPulpo\n' > jugadores.txt
cp jugadores.txt Copa/respaldo.txt
cp -r Copa Capturas/molde
cp reglas.txt Copa/respaldo.txt
printf 'png' > Capturas/captura.png
chown -R alumno:alumno .
