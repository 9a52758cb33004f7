cd /srv/sala
sudo chmod g+s .
sudo chgrp socios .
sudo chown aurora:socios final.png
sudo chown bruno:socios podio.png sala.png
