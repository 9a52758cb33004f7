sudo mkfs.ext4 -q /dev/loop1p1
sudo mount /dev/loop1p1 /media/copia
sudo touch /media/copia/hola.txt
sudo chown alumno: /media/copia/hola.txt
