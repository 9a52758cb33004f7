# Falla: condición 3
# Falla: condición 4
sudo chmod -R 777 /var/www/html/sala
