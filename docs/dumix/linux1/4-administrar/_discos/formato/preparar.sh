# Un disco nuevo, con una partición vacía.
mkdir -p /media/copia /var/discos
truncate -s 16M /var/discos/nuevo
printf 'label: gpt\n,,L\n' | sfdisk -q /var/discos/nuevo
losetup -P /dev/loop1 /var/discos/nuevo
