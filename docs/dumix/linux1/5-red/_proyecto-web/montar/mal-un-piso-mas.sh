# Falla: condición 1
# Falla: condición 2
sudo mkdir /var/www/html/club
sudo cp -r pagina /var/www/html/club
sudo find /var/www/html/club -name '*.bak' -delete
sudo chmod -R u=rwX,go=rX /var/www/html/club
