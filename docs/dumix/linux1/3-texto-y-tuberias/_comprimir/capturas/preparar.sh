# Capturas de la temporada: texto que se deja comprimir. Las sumas dicen cómo eran.
mkdir -p Capturas/semifinal
for n in {1..6}; do
    for ((i = 0; i < 60; i++)); do echo "captura $n, fila $((i % 7)), $RANDOM"; done > "Capturas/mesa-$n.txt"
done
mv Capturas/mesa-6.txt Capturas/semifinal
mkdir -p /var/lib/club
find Capturas -type f -exec md5sum {} + > /var/lib/club/capturas
chown -R alumno: Capturas
