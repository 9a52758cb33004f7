# Falla: condición 3
sudo mkfs.ext4 -q -L COPIA /dev/loop1p1
echo 'LABEL=COPIA /media/copia ext4 noauto 0 2' | sudo tee -a /etc/fstab
sudo sed -i 's/noauto/defaults/' /etc/fstab
sudo mount /media/copia
sudo chown alumno /media/copia
cp -r Actas /media/copia
