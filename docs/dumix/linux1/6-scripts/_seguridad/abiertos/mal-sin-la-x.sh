# Falla: condición 2
# Falla: condición 3
sudo chmod o-w '/srv/club/torneos/final 2026.txt'
sudo chmod o-r /srv/club/web/datos/base.clave
sudo chmod 644 /srv/club/bin/anotar
