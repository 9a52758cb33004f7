# Falla: condición 8
sudo useradd -s /bin/bash -G torneos diana
sudo find /srv/club -user bruno -exec chown diana {} +
sudo mkdir /home/diana
sudo mv /home/bruno/Partidas /home/diana
sudo chown -R diana: /home/diana/Partidas
sudo userdel -r bruno
