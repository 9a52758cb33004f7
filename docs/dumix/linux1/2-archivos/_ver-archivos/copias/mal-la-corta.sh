# Falla: condición 1
# Falla: condición 2
tail -n 20 Copias/tres.log
cp Copias/tres.log partidas.log
mkdir Podio/moka
rm -r Copias
