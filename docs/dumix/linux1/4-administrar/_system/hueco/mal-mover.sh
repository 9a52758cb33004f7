# Falla: condición 2
mv torneo.avi /srv/sonidos
ln -s /srv/sonidos/torneo.avi torneo.avi
