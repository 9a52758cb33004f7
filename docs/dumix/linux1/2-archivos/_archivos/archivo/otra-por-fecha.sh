ls -lt /srv/archivo
cd /srv
cd archivo/caja-4
