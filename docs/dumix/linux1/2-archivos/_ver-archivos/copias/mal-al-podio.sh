# Falla: condición 3
cp Copias/dos.log partidas.log
mkdir Podio/pulpo
mv Copias Podio/pulpo
