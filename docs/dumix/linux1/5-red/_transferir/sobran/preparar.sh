# Un directorio y su copia vieja, con cosas de más y de menos.
mkdir -p Carteles/grandes Copia/grandes /var/lib/club
cd Carteles
for each in abril mayo junio grandes/final; do echo "Torneo de $each" > $each.txt; done
touch -d '2026-11-02 10:00' *.txt grandes/* grandes .
cp -a abril.txt junio.txt ../Copia
cp -a grandes/final.txt ../Copia/grandes
cd ../Copia
echo 'Torneo de mallo' > mayo.txt
echo 'Torneo de otoño, aplazado' > aplazado.txt
echo 'Muro de la entrada' > muro.txt
echo 'Muro del fondo' > grandes/muro.txt
touch -d '2026-10-20 09:00' mayo.txt aplazado.txt muro.txt grandes/muro.txt grandes .
cd ..
chown -R alumno: Carteles Copia
find Copia -type d -print -o -printf '%p %s %T@\n' | sort | sha256sum > /var/lib/club/copia
