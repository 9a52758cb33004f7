# Doce noches de partidas. Dos no se dejan leer. Se apunta aparte cuántas partidas
# se leen y cuáles son las tres últimas.
mkdir -p Registro /var/lib/club
juegos=(damas fontanero meteoros serpiente tanques)
socios=(Aurora Bruno Celia Damián Elena Gabriel)
for n in {01..12}; do
    for ((i = 0; i < 20 + 10#$n * 7 % 13; i++)); do
        echo "noche $n: ${juegos[RANDOM % 5]}, ${socios[RANDOM % 6]}, $((RANDOM % 900 + 100)) puntos"
    done > "Registro/noche-$n.log"
done
echo 'Las noches se apuntan al cerrar.' > Registro/leeme.txt
cat Registro/noche-{{01..04},{06..08},{10..12}}.log | wc -l > /var/lib/club/partidas
tail -n 3 Registro/noche-12.log > /var/lib/club/ultimas
chown -R alumno: Registro
chown root:root Registro/noche-{05,09}.log
chmod 600 Registro/noche-{05,09}.log
