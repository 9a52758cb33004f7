# Falla: condición 3
mv Copias/dos.log partidas.log
mkdir Podio/pulpo
mv Copias/uno.log Copias/tres.log .
rmdir Copias
