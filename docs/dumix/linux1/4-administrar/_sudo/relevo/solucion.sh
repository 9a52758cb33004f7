ls -lR /srv/club
sudo useradd -m -s /bin/bash diana
sudo usermod -aG torneos diana
cd /srv/club
sudo chown diana liga liga/2026 liga/tabla.txt liga/2026/final.txt
sudo mv /home/bruno/Partidas /home/diana
sudo chown -R diana: /home/diana/Partidas
sudo userdel -r bruno
ls -lR /srv/club
