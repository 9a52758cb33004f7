sudo chgrp -R web /srv/retro
sudo chmod -R g+w /srv/retro
find /srv/retro -type d | sudo xargs chmod g+s
