# Falla: condición 1
sudo mount /dev/loop0p1 /media/fotos
dirname /media/fotos/*/6.ppm | cut -d / -f 4 > mayor.txt
sudo umount /media/fotos
