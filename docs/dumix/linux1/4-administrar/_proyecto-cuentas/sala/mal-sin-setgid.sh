# Falla: condición 2
# Falla: condición 3
# Falla: condición 6
sudo mkdir -p /srv/club/partidas /srv/club/torneos
sudo chgrp socios /srv/club /srv/club/partidas
sudo chgrp arbitros /srv/club/torneos
sudo chmod 750 /srv/club
sudo chmod 770 /srv/club/partidas
sudo chmod 775 /srv/club/torneos
sudo cp Partidas/*.sav /srv/club/partidas
sudo cp cruces.txt /srv/club/torneos
sudo chown aurora:socios /srv/club/partidas/aurora.sav
sudo chown bruno:socios /srv/club/partidas/bruno.sav
sudo chmod 640 /srv/club/partidas/aurora.sav /srv/club/partidas/bruno.sav
sudo chown celia /srv/club/torneos/cruces.txt
sudo chmod 664 /srv/club/torneos/cruces.txt
