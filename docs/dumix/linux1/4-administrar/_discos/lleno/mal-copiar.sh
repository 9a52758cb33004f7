# Falla: condición 3
sudo mount LABEL=COPIA /media/copia
sudo cp /srv/registro/2025/.temporada/video.raw /media/copia
