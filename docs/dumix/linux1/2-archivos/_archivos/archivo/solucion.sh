ls -l /srv/archivo
cd /srv/archivo/caja-4
