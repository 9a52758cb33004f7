# Falla: condición 1
sudo chmod 600 '/srv/club/torneos/final 2026.txt'
sudo chmod go= /srv/club/web/datos/base.clave
sudo chmod u-s /srv/club/bin/anotar
