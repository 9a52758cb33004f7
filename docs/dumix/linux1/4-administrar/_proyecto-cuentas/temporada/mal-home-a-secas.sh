# Falla: condición 3
sudo useradd -d /home -s /bin/bash -G socios,arbitros rita
sudo useradd -d /home -s /bin/bash -G socios leo
sudo mkdir /home/rita /home/leo
sudo chown rita: /home/rita
sudo chown leo: /home/leo
sudo usermod -G socios bruno
sudo chown root /srv/club/partidas/pilar.sav
sudo userdel -r pilar
sudo chgrp -R socios /srv/club/partidas
sudo chgrp socios /srv/club
sudo chmod 770 /srv/club/partidas
sudo chmod 775 /srv/club/torneos
sudo chmod g+s /srv/club/partidas /srv/club/torneos
sudo chmod 750 /srv/club
getent group socios arbitros > informe.txt
sudo ls -l /srv/club | tr -s ' ' | cut -d ' ' -f 1,3,4,9 >> informe.txt
