# Falla: condición 2
cp torneo.avi /srv/videos
mv torneo.avi /srv/sonidos
cp /srv/sonidos/torneo.avi .
