# Falla: condición 2
# Falla: condición 4
sudo chmod -R o-w /srv/club
sudo chmod -R u-s /srv/club
