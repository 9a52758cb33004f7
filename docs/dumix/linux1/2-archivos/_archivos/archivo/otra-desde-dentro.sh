cd /srv/archivo
ls -ld caja-1 caja-2 caja-3 caja-4 caja-5
cd caja-3
cd ../caja-4
