# Falla: condición 3
unzip -q fichas.zip -d Recibido
tar -xf historia.tar.xz -C /tmp
mkdir -p Recibido/Historia/1998
cp /tmp/Historia/1998/campeones.txt Recibido/Historia/1998
