sudo mount LABEL=FOTOS /media/fotos
find /media/fotos -name '.*.ppm' | cut -d / -f 4 > mayor.txt
sudo umount /dev/loop0p1
