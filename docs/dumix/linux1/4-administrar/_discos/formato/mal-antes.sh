# Falla: condición 2
sudo mkfs.ext4 -q /dev/loop1p1
sudo chown alumno /media/copia
sudo mount /dev/loop1p1 /media/copia
touch /media/copia/hola.txt
