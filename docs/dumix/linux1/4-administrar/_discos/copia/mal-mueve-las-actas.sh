# Falla: condición 5
sudo mkfs.ext4 -q -L COPIA /dev/loop1p1
echo 'LABEL=COPIA /media/copia ext4 defaults 0 2' | sudo tee -a /etc/fstab
sudo mount /media/copia
sudo chown alumno /media/copia
mv Actas/* /media/copia
cp -r Actas /media/copia
