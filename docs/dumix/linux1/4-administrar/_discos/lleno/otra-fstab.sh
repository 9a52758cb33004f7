echo 'LABEL=COPIA /media/copia ext4 defaults,nofail 0 2' | sudo tee -a /etc/fstab
sudo mount -a
sudo mv /srv/registro/2025/.temporada /media/copia/
