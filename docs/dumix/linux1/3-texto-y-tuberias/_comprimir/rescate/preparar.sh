# La copia de ayer; después se borró un archivo y cambiaron los otros.
mkdir Partidas
echo "La final se jugó en la mesa $((RANDOM % 900 + 100))." > Partidas/final.txt
for n in {1..3}; do echo "Ronda $n, ayer" > "Partidas/ronda-$n.txt"; done
tar -czf copia.tar.gz Partidas
mkdir -p /var/lib/club
md5sum < Partidas/final.txt > /var/lib/club/final.txt
rm Partidas/final.txt
for n in {1..3}; do echo "Ronda $n, corregida hoy" >> "Partidas/ronda-$n.txt"; done
chown -R alumno: Partidas copia.tar.gz
