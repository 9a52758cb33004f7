sudo mkfs -t ext4 -q /dev/loop1p1
sudo mount -t ext4 /dev/loop1p1 /media/copia
sudo chmod 777 /media/copia
echo hola > /media/copia/hola.txt
