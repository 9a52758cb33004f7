cd /var/www/html/sala
sudo chmod o+r turnos.txt
sudo chmod o+x fotos
