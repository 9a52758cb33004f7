# Falla: condición 4
sudo cp -r pagina /var/www/html/club
sudo find /var/www/html/club -name '*.bak' -delete
sudo chmod -R 777 /var/www/html/club
