mkdir Recibido
mv fichas.zip historia.tar.xz Recibido
cd Recibido
unzip -q fichas.zip
tar -xf historia.tar.xz Historia/1998/campeones.txt
