cd /var/www/html/sala
sudo chgrp www-data turnos.txt fotos
sudo chmod 640 turnos.txt
sudo chmod 750 fotos
