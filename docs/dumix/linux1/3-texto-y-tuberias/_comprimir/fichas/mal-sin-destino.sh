# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
unzip -q fichas.zip
mkdir Recibido
tar -xf historia.tar.xz Historia/1998/campeones.txt
