sudo mount /dev/loop1p1 /media/copia
sudo cp -r /srv/registro/2025 /media/copia
sudo rm -r /srv/registro/2025
