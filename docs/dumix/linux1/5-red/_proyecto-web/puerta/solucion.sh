sudo chmod 644 /var/www/html/sala/turnos.txt
sudo chmod 755 /var/www/html/sala/fotos
