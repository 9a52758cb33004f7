# Falla: condición 3
df -h /srv/capturas /srv/registros /srv/videos
echo /srv/capturas > lleno.txt
du -s /srv/capturas/* | sort -nr | head -n 1
rm -r /srv/capturas/serpiente
