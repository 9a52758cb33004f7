df -h /srv/registro
sudo du -a /srv/registro | sort -n | tail -n 4
sudo mount LABEL=COPIA /media/copia
sudo mv /srv/registro/2025/.temporada/video.raw /media/copia
