sudo useradd -m rita
sudo useradd -m leo
sudo usermod -s /bin/bash rita
sudo usermod -s /bin/bash leo
sudo gpasswd -a rita socios
sudo gpasswd -a rita arbitros
sudo usermod -aG socios leo
sudo gpasswd -d bruno arbitros
sudo chmod u=rwx,g=rwxs,o= /srv/club/partidas
sudo chmod o-w,g+s /srv/club/torneos
sudo chgrp -R socios /srv/club/partidas
sudo chown root /srv/club/partidas/pilar.sav
sudo userdel -r pilar
sudo chown :socios /srv/club
sudo chmod g-w,o= /srv/club
sudo ls -ld /srv/club/partidas /srv/club/torneos | sudo tee informe.txt
getent group arbitros | sudo tee -a informe.txt
getent group socios | sudo tee -a informe.txt
