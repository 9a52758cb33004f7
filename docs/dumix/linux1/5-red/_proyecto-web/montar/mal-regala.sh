# Falla: condición 4
sudo cp -r pagina /var/www/html/club
sudo find /var/www/html/club -name '*.bak' -delete
sudo chown -R www-data: /var/www/html/club
sudo chmod -R 700 /var/www/html/club
