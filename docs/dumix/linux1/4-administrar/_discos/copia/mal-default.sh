# Falla: condición 2
sudo mkfs.ext4 -q -L COPIA /dev/loop1p1
echo 'LABEL=COPIA /media/copia ext4 default 0 2' | sudo tee -a /etc/fstab
sudo mount /dev/loop1p1 /media/copia
sudo chown alumno /media/copia
cp -r Actas /media/copia
