# Falla: condición 2
sudo mkfs.ext4 -q -L COPIA /dev/loop1p1
sudo mount /dev/loop1p1 /media/copia
echo 'LABEL=copia /media/copia ext4 defaults 0 2' | sudo tee -a /etc/fstab
sudo chown alumno /media/copia
cp -r Actas /media/copia
