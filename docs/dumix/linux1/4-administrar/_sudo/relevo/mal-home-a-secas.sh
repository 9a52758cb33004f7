# Falla: condición 8
sudo useradd -d /home -s /bin/bash -G torneos diana
sudo mkdir /home/diana
sudo find /srv/club -user bruno -exec chown diana {} +
sudo mv /home/bruno/Partidas /home/diana
sudo chown -R diana: /home/diana
sudo userdel -r bruno
