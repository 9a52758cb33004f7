# Una tarjeta con el resultado de la final, distinto cada vez.
mkdir -p /media/fotos /var/discos /var/lib/club
truncate -s 16M /var/discos/tarjeta
printf 'label: gpt\n,,L\n' | sfdisk -q /var/discos/tarjeta
losetup -P /dev/loop0 /var/discos/tarjeta
mkfs.ext4 -q -L FOTOS /dev/loop0p1
mount /dev/loop0p1 /mnt
echo "final: $((RANDOM % 900 + 100)) a $((RANDOM % 90 + 10))" > /mnt/final.txt
cksum < /mnt/final.txt > /var/lib/club/final
umount /mnt
# Los inodos libres, en el superbloque. Si se borra algo de la tarjeta, son más.
od -An -tu4 -j 1049616 -N 4 /var/discos/tarjeta > /var/lib/club/libres
