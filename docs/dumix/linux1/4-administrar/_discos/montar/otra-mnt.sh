sudo mount LABEL=FOTOS /mnt
cat /mnt/final.txt > final.txt
sudo umount /dev/loop0p1
