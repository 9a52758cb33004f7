grep -v '^#' socios.txt | grep -v ';baja$' | cut -d ';' -f 1 > altas.txt
grep ';arbitro$' socios.txt | cut -d ';' -f 1 > pitan.txt
sudo xargs -n 1 useradd -m -s /bin/bash < altas.txt
sudo gpasswd -M $(paste -s -d , altas.txt) socios
sudo gpasswd -M $(paste -s -d , pitan.txt) arbitros
sudo chown root:socios /srv/club /srv/club/partidas /srv/club/partidas/pilar.sav
sudo chown aurora:socios /srv/club/partidas/aurora.sav
sudo userdel pilar
sudo rm -r /home/pilar
sudo chmod 2770 /srv/club/partidas
sudo chmod 2775 /srv/club/torneos
sudo ls -l /srv/club > informe.txt
sudo chmod 750 /srv/club
getent group | grep -E '^(socios|arbitros):' >> informe.txt
