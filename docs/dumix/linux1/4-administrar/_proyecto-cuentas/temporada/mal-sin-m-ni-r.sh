# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
# Falla: condición 6
# Falla: condición 8
# Falla: condición 10
# Falla: condición 11
# Falla: condición 12
sudo useradd -G socios,arbitros rita
sudo useradd -G socios leo
sudo usermod -G socios bruno
sudo chown root:socios /srv/club/partidas/pilar.sav
sudo userdel pilar
sudo chgrp socios /srv/club /srv/club/partidas
sudo chmod 770 /srv/club/partidas
sudo chmod 775 /srv/club/torneos
sudo chmod 750 /srv/club
getent group socios arbitros > informe.txt
sudo ls -l /srv/club | tr -s ' ' | cut -d ' ' -f 1,3,4,9 >> informe.txt
