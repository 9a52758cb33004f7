# Falla: condición 2
# Falla: condición 4
sudo usermod -aG torneos aurora
sudo usermod -aG torneos,prensa bruno
sudo chown -R aurora:torneos /srv/torneos
sudo chmod 700 /srv/torneos
