# Falla: condición 7
sudo install -d -g socios -m 750 /srv/club
sudo install -d -g socios -m 2770 /srv/club/partidas
sudo install -d -g arbitros -m 2775 /srv/club/torneos
sudo ln Partidas/*.sav /srv/club/partidas
sudo ln cruces.txt /srv/club/torneos
sudo chown aurora:socios Partidas/aurora.sav
sudo chown bruno:socios Partidas/bruno.sav
sudo chmod 640 Partidas/*.sav
sudo chown celia:arbitros cruces.txt
sudo chmod 664 cruces.txt
