# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
sudo chown -R ana /srv/retro
