# Falla: condición 4
cd /var/www/html
sudo chmod 644 sala/turnos.txt
sudo chmod 777 sala/fotos
sudo chmod 711 sala
