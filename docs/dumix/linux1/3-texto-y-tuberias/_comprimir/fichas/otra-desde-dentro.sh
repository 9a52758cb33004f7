mkdir Recibido
cd Recibido
unzip -q ../fichas.zip
tar -xJf ../historia.tar.xz Historia/1998/campeones.txt
