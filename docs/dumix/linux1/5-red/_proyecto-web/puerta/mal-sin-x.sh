# Falla: condición 2
sudo chmod go+r /var/www/html/sala/turnos.txt /var/www/html/sala/fotos
