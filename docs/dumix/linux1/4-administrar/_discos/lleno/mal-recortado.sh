# Falla: condición 2
sudo mount LABEL=COPIA /media/copia
sudo head -c 1M /srv/registro/2025/.temporada/video.raw | sudo tee /media/copia/video.raw > /dev/null
sudo rm /srv/registro/2025/.temporada/video.raw
