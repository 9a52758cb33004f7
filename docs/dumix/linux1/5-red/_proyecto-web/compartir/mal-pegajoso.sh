# Falla: condición 1
sudo chgrp -R web /srv/retro
sudo chmod -R g+w /srv/retro
sudo chmod 3775 /srv/retro /srv/retro/fotos /srv/retro/fotos/viejas
