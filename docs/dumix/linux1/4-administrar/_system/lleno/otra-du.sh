df /srv/capturas /srv/registros /srv/videos | tail -n 3 | tr -s " " | grep 9.% | cut -d " " -f 6 > lleno.txt
cd /srv/capturas
du -s * | sort -nr | head -n 1
cd serpiente
rm *
