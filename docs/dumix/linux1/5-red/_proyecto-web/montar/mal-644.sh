# Falla: condición 1
# Falla: condición 2
sudo cp -r pagina /var/www/html/club
sudo find /var/www/html/club -name '*.bak' -delete
sudo chmod -R 644 /var/www/html/club
