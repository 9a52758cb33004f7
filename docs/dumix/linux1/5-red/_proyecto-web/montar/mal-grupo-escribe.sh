# Falla: condición 4
sudo cp -r pagina /var/www/html/club
sudo find /var/www/html/club -name '*.bak' -delete
sudo chown -R root:www-data /var/www/html/club
sudo chmod -R ug=rwX,o= /var/www/html/club
