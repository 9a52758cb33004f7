# Los archivos de bruno están repartidos entre los de otras cuentas.
groupadd torneos
useradd -m -s /bin/bash -G torneos bruno
mkdir -p /srv/club/liga/2026 ~bruno/Partidas
cd /srv/club
echo 'Rita 3' > liga/tabla.txt
echo 'Beto 1' > liga/2026/final.txt
echo 'Faltan pilas' > compras.txt
echo 'Abre a las 17' > horario.txt
echo 'Foto de la copa' > liga/copa.png
chown -R bruno:torneos liga
chown ana: horario.txt
chown alumno: compras.txt
chown ana:torneos liga/copa.png
echo 'nivel 31' > ~bruno/Partidas/final.sav
chown -R bruno: ~bruno
chmod 755 ~bruno
