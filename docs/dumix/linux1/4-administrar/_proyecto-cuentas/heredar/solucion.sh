sudo chgrp -R socios /srv/sala
sudo chmod g+s /srv/sala
ls -l /srv/sala
