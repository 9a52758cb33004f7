sudo adduser aurora torneos
sudo deluser bruno caja
sudo chown -R aurora:torneos /srv/torneos
sudo chmod 2770 /srv/torneos
