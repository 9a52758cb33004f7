cd /srv/club
ls -lR
sudo chmod 644 torneos/final*
sudo chmod 0400 web/datos/base.clave
sudo chmod 0755 bin/anotar
