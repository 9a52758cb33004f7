ls -l /srv/club
sudo cp /srv/club/mapa.txt .
