# Dos sistemas de archivos pequeños del club, uno casi lleno.
for d in capturas videos; do
    mkdir -p /srv/$d
    busybox mount -t tmpfs -o size=4M,mode=755 $d /srv/$d
done
head -c 1M /dev/zero > /srv/capturas/podio.png
head -c 3500K /dev/zero > /srv/videos/final.avi
chown -R alumno: /srv/capturas /srv/videos
