sudo -i
useradd -m -s /bin/bash diana
gpasswd -a diana torneos
chown -R --from=bruno diana /srv/club
cp -r /home/bruno/Partidas /home/diana
chown -R diana: /home/diana
userdel -r bruno
exit
