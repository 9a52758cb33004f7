# La tarjeta de la cámara, con fotos, y un disco nuevo, con una partición vacía.
mkdir -p /media/fotos /media/copia /var/discos
cd /var/discos
truncate -s 24M tarjeta
truncate -s 16M nuevo
for n in tarjeta nuevo; do
    printf 'label: gpt\n,,L\n' | sfdisk -q $n
done
losetup -P /dev/loop0 tarjeta
losetup -P /dev/loop1 nuevo
mkfs.ext4 -q -L FOTOS -m 0 /dev/loop0p1
mount /dev/loop0p1 /mnt
mkdir /mnt/torneo
for n in 1 2 3; do
    head -c ${n}00K /dev/zero > /mnt/torneo/mesa$n.ppm
done
umount /mnt
