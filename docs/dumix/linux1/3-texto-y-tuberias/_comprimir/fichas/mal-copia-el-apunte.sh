# Falla: condición 1
# Falla: condición 2
mkdir -p Recibido/Historia/1998
cp -r /var/lib/club/Fichas Recibido
cp /var/lib/club/campeones.txt Recibido/Historia/1998
