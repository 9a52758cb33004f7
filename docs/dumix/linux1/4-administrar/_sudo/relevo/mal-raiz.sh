# Falla: condición 3
sudo useradd -m -s /bin/bash -G torneos diana
sudo chown -R diana /srv/club
sudo chown ana /srv/club/horario.txt /srv/club/liga/copa.png
sudo chown alumno /srv/club/compras.txt
sudo mv /home/bruno/Partidas /home/diana
sudo chown -R diana: /home/diana/Partidas
sudo userdel -r bruno
