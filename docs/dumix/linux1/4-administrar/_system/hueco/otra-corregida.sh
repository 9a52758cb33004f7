cp torneo.avi /srv/capturas
rm /srv/capturas/torneo.avi
cat torneo.avi > /srv/sonidos/torneo.avi
