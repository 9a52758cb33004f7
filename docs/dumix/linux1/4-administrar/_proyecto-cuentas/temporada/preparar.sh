# La temporada pasada: grupos viejos, la sala abierta y partidas de varios grupos.
groupadd socios
groupadd arbitros
for u in bruno celia pilar; do useradd -m -s /bin/bash -G socios,arbitros $u; done
useradd -m -s /bin/bash -G socios aurora
printf '%s\n' '# cuenta;papel' 'aurora;socio' 'bruno;socio' 'celia;arbitro' 'rita;arbitro' 'pilar;baja' 'leo;socio' > socios.txt
chown alumno: socios.txt
mkdir -p /srv/club/partidas /srv/club/torneos
chmod -R 777 /srv/club
chgrp arbitros /srv/club/torneos
cd /srv/club/partidas
printf 'juego: damas\npuntos: 2805\n' > aurora.sav
printf 'juego: damas\npuntos: 4310\n' > pilar.sav
for u in aurora pilar; do chown $u: $u.sav; done
chmod 640 aurora.sav pilar.sav
