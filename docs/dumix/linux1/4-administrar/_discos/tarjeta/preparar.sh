# Una tarjeta con cuatro directorios. El que más ocupa no es el que más archivos tiene.
mkdir -p /media/fotos /var/discos /var/lib/club
truncate -s 16M /var/discos/tarjeta
printf 'label: gpt\n,,L\n' | sfdisk -q /var/discos/tarjeta
losetup -P /dev/loop0 /var/discos/tarjeta
mkfs.ext4 -q -L FOTOS /dev/loop0p1
mount /dev/loop0p1 /mnt
cd /mnt
d=(carteles finales mesas publico)
mkdir "${d[@]}"
i=$((RANDOM % 4))
for n in 1 2 3 4 5 6; do echo "foto $n" > "${d[(i + 1) % 4]}/$n.ppm"; done
head -c 800K /dev/zero > "${d[i]}/.serie.ppm"
head -c 300K /dev/zero > "${d[(i + 2) % 4]}/una.ppm"
head -c 200K /dev/zero > "${d[(i + 2) % 4]}/otra.ppm"
head -c 100K /dev/zero > "${d[(i + 3) % 4]}/una.ppm"
printf %s "${d[i]}" | md5sum > /var/lib/club/mayor
cd /
umount /mnt
