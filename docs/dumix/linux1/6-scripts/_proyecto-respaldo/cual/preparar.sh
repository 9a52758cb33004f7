# Tres copias de Club. A una le cortaron el final, a otra le falta algo y la otra está bien.
mkdir -p Club/Fotos Club/Actas Copias
printf '%s\n' 'Celia,norte' 'Bruno,azul' 'Noa,norte' > Club/socios.csv
echo 'la copa, con su dueña' > Club/Fotos/copa.jpg
echo 'Se aprueba comprar otro mando.' > 'Club/Actas/acta de mayo.txt'
echo 'lunes Celia' > Club/.turnos
find Club -exec touch -d '2026-11-14 20:00' {} +
cd Copias
tar -czf lunes.tar.gz -C ../Club .
tar -czf jueves.tar.gz -C ../Club .
mkdir /tmp/menos
cp -a ../Club/. /tmp/menos
rm /tmp/menos/.turnos
echo 'Celia,norte' > /tmp/menos/socios.csv
tar -czf martes.tar.gz -C /tmp/menos .
rm -r /tmp/menos
for cada in lunes martes jueves; do sha256sum $cada.tar.gz > $cada.tar.gz.sha256; done
head -c 150 lunes.tar.gz > corto
mv corto lunes.tar.gz
cd ..
chown -R alumno: Club Copias
mkdir -p /var/lib/club
find Club Copias -type f -exec sha256sum {} + > /var/lib/club/antes
