# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
# Falla: condición 5
# Falla: condición 6
sudo mkdir -p /srv/club/partidas /srv/club/torneos
sudo cp Partidas/*.sav /srv/club/partidas
sudo cp cruces.txt /srv/club/torneos
sudo chmod -R 777 /srv/club
