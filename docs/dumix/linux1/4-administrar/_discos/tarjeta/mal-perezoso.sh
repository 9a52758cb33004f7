# Falla: condición 2
sudo mount /dev/loop0p1 /media/fotos
cd /media/fotos
sudo du -s carteles finales mesas publico | sort -n | tail -n 1 | cut -f 2 > ~/mayor.txt
sudo umount -l /media/fotos
