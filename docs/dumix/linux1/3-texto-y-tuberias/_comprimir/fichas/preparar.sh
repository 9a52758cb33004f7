# Dos envíos de otro club, hechos en un directorio que no queda. De lo que traen se
# guardan los sellos para comparar.
taller=$(mktemp -d)
cd "$taller" || exit
mkdir -p Fichas Historia/1998 Historia/1999
for n in {1..4}; do echo "Ficha $n, carnet $RANDOM" > "Fichas/ficha-$n.txt"; done
zip -qr /home/alumno/fichas.zip Fichas
for a in 1998 1999; do
    echo "Campeones de $a, acta $RANDOM" > "Historia/$a/campeones.txt"
    echo "Cuentas de $a" > "Historia/$a/cuentas.txt"
done
tar -cJf /home/alumno/historia.tar.xz Historia
mkdir -p /var/lib/club
find Fichas -type f -exec md5sum {} + > /var/lib/club/fichas
md5sum Historia/1998/campeones.txt > /var/lib/club/campeones
cd /home/alumno || exit
rm -r "$taller"
chown alumno: fichas.zip historia.tar.xz
