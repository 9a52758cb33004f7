# Falla: condición 3
sudo chgrp -R web /srv/retro
sudo chmod -R g+w /srv/retro
