# Falla: condición 2
cp /srv/club/liga.txt /srv/club/copa.txt /srv/club/mapa.txt .
