# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
sudo chgrp web /srv/retro
sudo chmod 2775 /srv/retro
