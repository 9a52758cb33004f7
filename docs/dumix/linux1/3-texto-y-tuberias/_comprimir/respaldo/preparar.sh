# Lo que se guarda a fin de temporada. Los sellos dejan comparar con los originales, y
# las fechas distinguen lo extraído de lo copiado: `tar` no guarda las décimas de segundo.
mkdir -p Partidas/liga Socios Copias
for n in {1..5}; do echo "Partida $n, $RANDOM puntos" > "Partidas/partida-$n.txt"; done
mv Partidas/partida-5.txt Partidas/liga
for n in {1..4}; do echo "Socio $n, carnet $RANDOM" > "Socios/socio-$n.txt"; done
for ((i = 0; i < 800; i++)); do echo "hora $((i / 60)) ficha $((RANDOM % 9))"; done > maquina.log
md5sum maquina.log | cut -c 1-32 > /usr/local/share/maquina.md5
find Partidas Socios -type f -exec touch -d '2026-11-01 10:00:00.5' {} +
mkdir -p /var/lib/club
find Partidas Socios -type f -exec md5sum {} + > /var/lib/club/club
chown -R alumno: Partidas Socios Copias maquina.log
