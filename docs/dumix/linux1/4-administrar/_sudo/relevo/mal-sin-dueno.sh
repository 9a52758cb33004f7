# Falla: condición 2
# Falla: condición 4
# Falla: condición 5
# Falla: condición 7
sudo useradd -m -s /bin/bash diana
sudo usermod -aG torneos diana
sudo chown diana /srv/club/liga /srv/club/liga/tabla.txt
sudo mv /home/bruno/Partidas /home/diana
sudo userdel bruno
