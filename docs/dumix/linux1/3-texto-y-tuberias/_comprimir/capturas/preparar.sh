# Capturas de la temporada: texto que se deja comprimir.
mkdir -p Capturas/semifinal
for n in {1..6}; do
    for ((i = 0; i < 60; i++)); do echo "captura $n, fila $((i % 7)), $RANDOM"; done > "Capturas/mesa-$n.txt"
done
mv Capturas/mesa-6.txt Capturas/semifinal
chown -R alumno: Capturas
