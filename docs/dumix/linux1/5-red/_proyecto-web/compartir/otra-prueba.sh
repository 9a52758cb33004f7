sudo chgrp -R web /srv/retro
sudo chmod -R g+w /srv/retro
sudo chmod g+s /srv/retro /srv/retro/fotos /srv/retro/fotos/viejas
sudo -u ana touch /srv/retro/fotos/prueba.txt
sudo -u ana mkdir /srv/retro/nuevo
ls -l /srv/retro/fotos
