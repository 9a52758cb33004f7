# Falla: condición 4
sudo chown www-data /var/www/html/sala/turnos.txt /var/www/html/sala/fotos
