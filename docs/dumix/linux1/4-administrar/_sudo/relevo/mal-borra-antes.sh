# Falla: condición 4
# Falla: condición 5
sudo userdel -r bruno
sudo useradd -m -s /bin/bash -u 1077 -G torneos diana
cd /srv/club
sudo chown diana liga liga/2026 liga/tabla.txt liga/2026/final.txt
sudo mv /home/bruno/Partidas /home/diana
