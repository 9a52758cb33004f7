# Veinte partidas. Dos tienen los mismos puntos.
socios=(Aurora Bruno Celia Damián Elena)
juegos=(damas meteoros serpiente tanques)
set -- $(shuf -i 80-1900 -n 19)
for puntos in "$@" "$1"; do
    echo "${juegos[RANDOM % 4]};${socios[RANDOM % 5]};$puntos"
done > partidas.txt
mkdir -p /var/lib/club
cp partidas.txt /var/lib/club
chown alumno: partidas.txt
