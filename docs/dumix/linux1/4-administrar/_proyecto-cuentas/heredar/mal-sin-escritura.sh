# Falla: condición 1
sudo chgrp -R socios /srv/sala
sudo chmod 2755 /srv/sala
