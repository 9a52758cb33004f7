sudo chown -R :web /srv/retro
cd /srv/retro
sudo chmod 2775 . fotos fotos/viejas
sudo chmod 664 index.html fotos/primera.txt fotos/viejas/rota.txt
