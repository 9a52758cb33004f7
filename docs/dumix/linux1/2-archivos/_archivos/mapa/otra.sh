cd /srv/club
ls -l mapa.txt copa.txt
cp mapa.txt ~
