# Falla: condición 1
sudo mv /srv/registro/2025/.temporada/video.raw /media/copia
