find /srv/capturas -size +900k -type f -print0 | xargs -0 rm
echo "/srv/capturas/" > lleno.txt
