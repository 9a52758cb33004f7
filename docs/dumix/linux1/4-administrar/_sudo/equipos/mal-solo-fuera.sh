# Falla: condición 4
# Falla: condición 5
# Falla: condición 6
# Falla: condición 7
sudo usermod -aG torneos aurora
sudo gpasswd -d bruno caja
sudo chown aurora:torneos /srv/torneos
chmod 770 /srv/torneos
