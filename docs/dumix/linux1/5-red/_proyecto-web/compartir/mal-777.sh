# Falla: condición 3
# Falla: condición 4
sudo chgrp -R web /srv/retro
sudo chmod -R 777 /srv/retro
