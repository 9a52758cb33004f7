sudo mkfs.ext4 -q -L COPIA /dev/loop1p1
sudo mount /dev/loop1p1 /media/copia
sudo chown alumno /media/copia
touch /media/copia/hola.txt
