sudo mount /dev/loop0p1 /media/fotos
sudo du -s /media/fotos/* | sort -n
sudo du -s /media/fotos/* | sort -n | tail -n 1 | cut -d / -f 4 > mayor.txt
sudo umount /media/fotos
