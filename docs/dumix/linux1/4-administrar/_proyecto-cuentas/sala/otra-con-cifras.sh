sudo mkdir -p /srv/club/partidas /srv/club/torneos
sudo chown root:socios /srv/club /srv/club/partidas
sudo chown root:arbitros /srv/club/torneos
sudo chmod 0750 /srv/club
sudo chmod 2770 /srv/club/partidas
sudo chmod 2775 /srv/club/torneos
sudo -u aurora cp Partidas/aurora.sav /srv/club/partidas
sudo -u bruno cp Partidas/bruno.sav /srv/club/partidas
sudo -u celia cp cruces.txt /srv/club/torneos
sudo chmod o= /srv/club/partidas/aurora.sav /srv/club/partidas/bruno.sav
sudo chmod g+w /srv/club/torneos/cruces.txt
