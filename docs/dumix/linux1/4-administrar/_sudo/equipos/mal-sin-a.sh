# Falla: condición 1
# Falla: condición 3
sudo usermod -G torneos aurora
sudo usermod -G torneos bruno
sudo chown -R aurora:torneos /srv/torneos
sudo chmod 770 /srv/torneos
