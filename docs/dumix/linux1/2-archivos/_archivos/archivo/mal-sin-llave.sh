# Falla: condición 1
cd /srv/archivo
cd caja-1
