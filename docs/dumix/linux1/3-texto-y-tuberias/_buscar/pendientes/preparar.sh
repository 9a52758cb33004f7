# Cuarenta averías, escritas cada una a su manera.
cosas=(mando Mando MANDO pantalla Pantalla altavoz)
males=('no responde' 'cable roto' 'hace ruido' arreglado arreglado)
for ((i = 0; i < 40; i++)); do
    echo "${cosas[i % 6]} $((RANDOM % 8 + 1)), ${males[i * 3 % 5]}"
done | shuf > taller.log
mkdir -p /var/lib/club
cp taller.log /var/lib/club/
chown alumno: taller.log
