# Falla: condición 1
cp torneo.avi /srv/capturas
mv /srv/capturas/torneo.avi .
cp torneo.avi /srv/sonidos
