# Doce noches de partidas. Dos no se dejan leer.
mkdir Registro
juegos=(damas fontanero meteoros serpiente tanques)
socios=(Aurora Bruno Celia Damián Elena Gabriel)
for n in {01..12}; do
    for ((i = 0; i < 20 + 10#$n * 7 % 13; i++)); do
        echo "noche $n: ${juegos[RANDOM % 5]}, ${socios[RANDOM % 6]}, $((RANDOM % 900 + 100)) puntos"
    done > "Registro/noche-$n.log"
done
echo 'Las noches se apuntan al cerrar.' > Registro/leeme.txt
chown -R alumno: Registro
chown root:root Registro/noche-{05,09}.log
chmod 600 Registro/noche-{05,09}.log
