# Falla: condición 1
ls -l /srv/club
ln -s /srv/club/mapa.txt mapa.txt
