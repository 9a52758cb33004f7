# Falla: condición 4
sudo find /srv/club -perm -o+w | grep -v reglas | sed 's/.*/"&"/' | sudo xargs chmod o-w
sudo chmod 600 /srv/club/web/datos/*.clave
sudo chmod 600 /srv/club/web/datos/base.clave
sudo chmod u-s /srv/club/bin/anotar
