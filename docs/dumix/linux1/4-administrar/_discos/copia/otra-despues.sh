sudo mkfs -t ext4 -q -L actas /dev/loop1p1
sudo mount /dev/loop1p1 /media/copia
sudo cp -r Actas /media/copia/
sudo chown -R alumno: /media/copia
echo 'LABEL=actas /media/copia auto' | sudo tee -a /etc/fstab
