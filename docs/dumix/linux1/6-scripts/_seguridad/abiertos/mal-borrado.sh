# Falla: condición 1
# Falla: condición 3
chmod o-w '/srv/club/torneos/final 2026.txt'
sudo chmod 600 /srv/club/web/datos/base.clave
sudo rm /srv/club/bin/anotar
