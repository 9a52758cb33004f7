# Falla: condición 1
sudo chgrp -R socios /srv/sala
sudo chmod g+s /srv/sala
sudo chown alumno /srv/sala
