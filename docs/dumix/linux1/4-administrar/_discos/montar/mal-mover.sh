# Falla: condición 3
sudo mount /dev/loop0p1 /media/fotos
sudo mv /media/fotos/final.txt .
sudo umount /media/fotos
