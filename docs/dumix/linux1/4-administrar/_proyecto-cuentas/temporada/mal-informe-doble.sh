# Falla: condición 12
getent group socios arbitros >> informe.txt
sudo ls -l /srv/club | tr -s ' ' | cut -d ' ' -f 1,3,4,9 >> informe.txt
sudo useradd -m -s /bin/bash -G socios,arbitros rita
sudo useradd -m -s /bin/bash -G socios leo
sudo usermod -G socios bruno
sudo chown root /srv/club/partidas/pilar.sav
sudo userdel -r pilar
sudo chgrp -R socios /srv/club/partidas
sudo chgrp socios /srv/club
sudo chmod 2770 /srv/club/partidas
sudo chmod 2775 /srv/club/torneos
sudo chmod 750 /srv/club
getent group socios arbitros >> informe.txt
sudo ls -l /srv/club | tr -s ' ' | cut -d ' ' -f 1,3,4,9 >> informe.txt
