# Falla: condición 3
sudo chmod -R u=rwX,go=rX /var/www/html/sala
