sudo chgrp -R web /srv/retro
sudo chmod -R g=rwXs /srv/retro
