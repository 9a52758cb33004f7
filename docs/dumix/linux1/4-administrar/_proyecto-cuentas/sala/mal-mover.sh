# Falla: condición 7
sudo mkdir -p /srv/club/partidas /srv/club/torneos
sudo mv Partidas/*.sav /srv/club/partidas
sudo mv cruces.txt /srv/club/torneos
sudo chown -R root:socios /srv/club
sudo chown aurora /srv/club/partidas/aurora.sav
sudo chown bruno /srv/club/partidas/bruno.sav
sudo chown celia:arbitros /srv/club/torneos/cruces.txt
sudo chgrp arbitros /srv/club/torneos
sudo chmod 640 /srv/club/partidas/aurora.sav /srv/club/partidas/bruno.sav
sudo chmod 664 /srv/club/torneos/cruces.txt
sudo chmod 2770 /srv/club/partidas
sudo chmod 2775 /srv/club/torneos
sudo chmod 750 /srv/club
