sudo usermod --append --groups torneos aurora
sudo gpasswd --delete bruno caja
sudo chown --recursive aurora:torneos /srv/torneos
sudo chmod 2770 /srv/torneos
