ls -l /srv/club
cp /srv/club/mapa.txt .
