# Falla: condición 3
sudo rsync -a --delete Fotos/ /home/ana/Respaldo/Fotos/
