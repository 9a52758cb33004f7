# Falla: condición 2
sudo mount LABEL=COPIA /media/copia
sudo rm /srv/registro/2025/.temporada/video.raw
