sudo mount /dev/loop0p1 /media/fotos
cp /media/fotos/final.txt .
sudo umount /media/fotos
