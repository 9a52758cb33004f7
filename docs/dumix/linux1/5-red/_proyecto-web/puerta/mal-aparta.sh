# Falla: condición 3
sudo mv /var/www/html/sala/caja.txt /root/
sudo chmod -R a+rX /var/www/html/sala
