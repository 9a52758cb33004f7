# Falla: condición 1
ln -s ~/torneo.avi /srv/sonidos/torneo.avi
