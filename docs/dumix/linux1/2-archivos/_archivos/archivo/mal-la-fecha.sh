# Falla: condición 1
ls -l /srv/archivo
cd /srv/archivo/caja-3
