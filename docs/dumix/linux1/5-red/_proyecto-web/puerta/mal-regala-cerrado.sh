# Falla: condición 4
sudo chown -R www-data: /var/www/html/sala
sudo chmod -R 700 /var/www/html/sala
sudo chown root: /var/www/html/sala/caja.txt
