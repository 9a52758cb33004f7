sudo mkfs.ext4 -q /dev/loop1p1
uuid=$(sudo blkid -s UUID -o value /dev/loop1p1)
printf 'UUID=%s\t/media/copia\text4\tdefaults,nofail\t0\t2\n' $uuid > linea
sudo sh -c 'cat linea >> /etc/fstab'
sudo mount -a
sudo chown alumno:alumno /media/copia
cp -a Actas /media/copia
