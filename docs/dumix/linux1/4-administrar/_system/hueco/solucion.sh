df -h /srv/capturas /srv/sonidos /srv/videos
cp torneo.avi /srv/sonidos
