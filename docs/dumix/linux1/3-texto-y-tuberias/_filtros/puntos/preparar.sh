# Veinte partidas con puntos distintos.
socios=(Aurora Bruno Celia Damián Elena)
juegos=(damas meteoros serpiente tanques)
for puntos in $(shuf -i 80-1900 -n 20); do
    echo "${juegos[RANDOM % 4]};${socios[RANDOM % 5]};$puntos"
done > partidas.txt
chown alumno: partidas.txt
