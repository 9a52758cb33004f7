# Falla: condición 2
sudo mount /dev/loop0p1 /media/fotos
cd /media/fotos
cp final.txt ~
sudo umount -l /media/fotos
