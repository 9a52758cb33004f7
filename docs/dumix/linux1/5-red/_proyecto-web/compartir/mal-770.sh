# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
sudo chgrp -R web /srv/retro
sudo chmod -R 2770 /srv/retro
