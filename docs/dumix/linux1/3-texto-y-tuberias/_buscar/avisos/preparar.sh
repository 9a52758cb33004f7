# Trescientos avisos de las cabinas. La palabra error va de varias maneras.
avisos=('ERROR lectura' 'ficha aceptada' 'Error sonido' 'partida nueva' 'error mando' 'ficha devuelta')
for ((i = 0; i < 300; i++)); do
    echo "cabina $((RANDOM % 6 + 1)): ${avisos[RANDOM % 6]}"
done > cabinas.log
mkdir -p /var/lib/club
cp cabinas.log /var/lib/club/
chown alumno: cabinas.log
