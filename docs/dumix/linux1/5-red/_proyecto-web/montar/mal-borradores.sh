# Falla: condición 3
sudo cp -r pagina /var/www/html/club
sudo rm /var/www/html/club/*.bak
sudo chmod -R u=rwX,go=rX /var/www/html/club
