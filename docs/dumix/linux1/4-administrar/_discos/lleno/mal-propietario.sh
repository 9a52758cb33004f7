# Falla: condición 4
sudo mount LABEL=COPIA /media/copia
sudo chown -R alumno /srv/registro /media/copia
mv /srv/registro/2025/.temporada/video.raw /media/copia
