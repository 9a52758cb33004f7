# Una captura que no se puede inventar: lleva un número al azar.
mkdir -p Capturas /var/lib/club
echo "final $RANDOM-$RANDOM" > /var/lib/club/foto
cp /var/lib/club/foto captura.png
chown -R alumno:alumno Capturas captura.png
