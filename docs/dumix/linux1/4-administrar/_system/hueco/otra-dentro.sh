df -h /srv/capturas /srv/sonidos
cd /srv/sonidos
cp ~/torneo.avi .
