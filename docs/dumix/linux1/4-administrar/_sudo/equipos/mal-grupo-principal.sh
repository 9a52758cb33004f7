# Falla: condición 1
sudo usermod -g torneos aurora
sudo gpasswd -d bruno caja
sudo chown -R aurora:torneos /srv/torneos
sudo chmod 770 /srv/torneos
