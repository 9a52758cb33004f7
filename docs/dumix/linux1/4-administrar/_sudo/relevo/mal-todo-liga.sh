# Falla: condición 3
sudo useradd -m -s /bin/bash -G torneos diana
sudo chown -R diana:torneos /srv/club/liga
sudo mv /home/bruno/Partidas /home/diana
sudo chown -R diana: /home/diana/Partidas
sudo userdel -r bruno
