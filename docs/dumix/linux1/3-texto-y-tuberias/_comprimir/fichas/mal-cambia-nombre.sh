# Falla: condición 2
unzip -q fichas.zip -d Recibido
tar -xOf historia.tar.xz Historia/1998/campeones.txt > Recibido/campeones.txt
