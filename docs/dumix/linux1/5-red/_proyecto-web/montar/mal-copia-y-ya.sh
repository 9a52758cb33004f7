# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
sudo cp -r pagina /var/www/html/club
