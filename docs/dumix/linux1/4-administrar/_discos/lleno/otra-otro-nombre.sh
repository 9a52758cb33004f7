sudo mount LABEL=COPIA /media/copia
sudo mv /srv/registro/2025/.temporada/video.raw /media/copia/video-2025.raw
