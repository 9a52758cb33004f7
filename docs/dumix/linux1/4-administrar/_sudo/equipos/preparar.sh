# Dos cuentas, tres grupos y un directorio que es de otra.
groupadd torneos
groupadd caja
groupadd prensa
useradd -m -s /bin/bash -G caja,prensa aurora
useradd -m -s /bin/bash -G caja,torneos,prensa bruno
mkdir -p /srv/torneos/2026
echo 'Rita 3' > /srv/torneos/2026/liga.txt
echo 'Se juega a tres' > /srv/torneos/reglas.txt
chown -R bruno: /srv/torneos
