# Falla: condición 4
sudo mount LABEL=COPIA /media/copia
sudo chmod -R 777 /srv/registro /media/copia
mv /srv/registro/2025/.temporada/video.raw /media/copia
