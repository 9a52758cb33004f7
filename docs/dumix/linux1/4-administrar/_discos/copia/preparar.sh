# Las actas del club y un disco nuevo donde guardarlas.
mkdir -p /media/copia /var/discos /srv/recortes Actas
echo 'LABEL=RECORTES /srv/recortes ext4 noauto 0 2' > /etc/fstab
truncate -s 16M /var/discos/nuevo
printf 'label: gpt\n,,L\n' | sfdisk -q /var/discos/nuevo
losetup -P /dev/loop1 /var/discos/nuevo
for mes in enero febrero marzo; do
    echo "Acta de $mes: $((RANDOM % 40 + 10)) socios" > Actas/$mes.txt
done
chown -R alumno: Actas
