sudo mount /dev/loop0p1 /mnt
cd /mnt
sudo du -s carteles finales mesas publico | sort -nr | head -n 1 | cut -f 2 > ~/mayor.txt
cd
sudo umount /mnt
