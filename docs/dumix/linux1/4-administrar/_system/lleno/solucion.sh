df -h /srv/capturas /srv/registros /srv/videos
echo /srv/capturas > lleno.txt
find /srv/capturas -type f -size +500k
rm /srv/capturas/serpiente/cola.png
