# Falla: condición 1
cd /srv/archivo/caja-2
