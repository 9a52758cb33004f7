sudo useradd -m -s /bin/bash -g socios -G arbitros rita
sudo useradd -m -s /bin/bash -g socios leo
sudo gpasswd -d bruno arbitros
sudo chown root /srv/club/partidas/pilar.sav
sudo userdel -r pilar
sudo chgrp -R socios /srv/club/partidas
sudo chgrp socios /srv/club
sudo chmod 2770 /srv/club/partidas
sudo chmod 2775 /srv/club/torneos
sudo chmod 750 /srv/club
id rita
getent group socios arbitros > informe.txt
sudo ls -l /srv/club | tr -s ' ' | cut -d ' ' -f 1,3,4,9 >> informe.txt
