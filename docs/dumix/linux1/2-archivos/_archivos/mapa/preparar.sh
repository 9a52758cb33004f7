# Tres archivos que se distinguen por su dueño, su grupo y sus permisos.
mkdir -p /srv/club
echo 'Liga: lince 12, moka 9' > /srv/club/liga.txt
echo 'Copa: zeta' > /srv/club/copa.txt
echo 'La mesa Saturno está junto a la ventana.' > /srv/club/mapa.txt
chown root:alumno /srv/club/liga.txt
chown ana:alumno /srv/club/copa.txt /srv/club/mapa.txt
chmod 640 /srv/club/liga.txt /srv/club/mapa.txt
chmod 600 /srv/club/copa.txt
