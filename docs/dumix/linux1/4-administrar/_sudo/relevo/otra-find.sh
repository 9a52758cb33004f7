sudo useradd -m -s /bin/bash -G torneos diana
sudo find /srv/club -user bruno -exec chown diana {} +
sudo cp -r /home/bruno/Partidas /home/diana/
sudo chown -R diana:diana /home/diana/Partidas
sudo userdel bruno
sudo rm -r /home/bruno
