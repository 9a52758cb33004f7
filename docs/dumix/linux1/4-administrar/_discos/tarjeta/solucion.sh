sudo mount /dev/loop0p1 /media/fotos
mayor=$(sudo du -s /media/fotos/* | sort -n | tail -n 1 | cut -f 2)
echo "${mayor##*/}" > mayor.txt
sudo umount /media/fotos
