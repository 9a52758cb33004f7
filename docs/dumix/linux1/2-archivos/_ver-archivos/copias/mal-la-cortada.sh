# Falla: condición 1
wc -l Copias/uno.log
mv Copias/uno.log partidas.log
mkdir Podio/pulpo
rm -r Copias
