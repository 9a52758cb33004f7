# El disco de los registros está lleno. El otro tiene formato, pero no está montado.
mkdir -p /srv/registro /media/copia /var/discos /var/lib/club
cd /var/discos
for n in 0 1; do
    truncate -s 16M d$n
    printf 'label: gpt\n,,L\n' | sfdisk -q d$n
    losetup -P /dev/loop$n d$n
done
mkfs.ext4 -q -m 0 -L REGISTRO /dev/loop0p1
mkfs.ext4 -q -m 0 -L COPIA /dev/loop1p1
mount /dev/loop0p1 /srv/registro
cd /srv/registro
mkdir -p 2025/.temporada 2026
echo 'mesa 3, 9120 puntos' > 2026/tabla.txt
head -c 700K /dev/zero > 2026/junio.log
echo "partida $RANDOM$RANDOM" > /var/lib/club/partida
{ cat /var/lib/club/partida; cat /dev/zero; } > 2025/.temporada/video.raw
stat -c %s 2025/.temporada/video.raw > /var/lib/club/mide
