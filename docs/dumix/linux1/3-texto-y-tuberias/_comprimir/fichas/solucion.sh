unzip -q fichas.zip -d Recibido
tar -tf historia.tar.xz
tar -xf historia.tar.xz -C Recibido Historia/1998/campeones.txt
