# Falla: condición 2
cp -r /srv/club .
cp club/mapa.txt .
