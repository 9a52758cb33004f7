groups aurora bruno
sudo usermod -aG torneos aurora
sudo gpasswd -d bruno caja
sudo chown -R aurora:torneos /srv/torneos
sudo chmod 770 /srv/torneos
sudo ls -lR /srv/torneos
