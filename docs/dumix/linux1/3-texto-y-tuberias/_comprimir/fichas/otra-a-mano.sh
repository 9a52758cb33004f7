unzip -q fichas.zip
mkdir -p Recibido/Historia/1998
mv Fichas Recibido
tar -xf historia.tar.xz
cp Historia/1998/campeones.txt Recibido/Historia/1998
rm -r Historia
