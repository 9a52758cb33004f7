# La web del club, con lo que se publicó del torneo, y una descarga que se cortó.
mkdir -p /tmp/lo/Partidas /tmp/lo/Capturas
cd /tmp/lo
for ((i = 0; i < 900; i++)); do
    echo "2026-11-$((i / 45 + 1)) meteoros ana $((i * 37 % 900)) puntos"
done > Partidas/noviembre.log
for ((i = 0; i < 700; i++)); do
    echo "$((i * 7919 % 1000)) $((i * 104729 % 997)) $((i * i % 1009))"
done > Capturas/final.txt
cd /var/www/html
mkdir torneo
cd torneo
for each in Partidas Capturas; do
    tar -C /tmp/lo --owner=0 --group=0 --mtime='2026-11-14 20:00 UTC' -cf - $each | gzip > ${each,}.tar.gz
done
rm -r /tmp/lo
cat > reglas.txt <<'FIN'
Rondas de tres partidas.
Con empate a puntos se juega una más.
Los mandos de la sala se dejan en la sala.
FIN
cat > index.html <<'FIN'
<h1>Torneo de noviembre</h1>
<p>Reglas, partidas y capturas, con sus sumas.</p>
FIN
sha256sum capturas.tar.gz partidas.tar.gz reglas.txt > SHA256SUMS
touch -d '2026-11-14 20:00' *
head -c 3000 capturas.tar.gz > /home/alumno/capturas.tar.gz
chown alumno: /home/alumno/capturas.tar.gz
