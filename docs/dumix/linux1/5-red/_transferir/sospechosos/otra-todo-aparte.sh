mkdir Nuevo
cd Nuevo
wget -q -r -nd -np http://servidor/ludoteca/catalogo.csv http://servidor/ludoteca/himno.txt http://servidor/ludoteca/mapas.txt http://servidor/ludoteca/reglas.txt
wget -q http://servidor/ludoteca/2026/portadas.gz
ssh ana@servidor cat Respaldo/precios.csv > precios.csv
sha256sum -c ../Ludoteca/SHA256SUMS
rsync -rc --out-format=%n ./ ../Ludoteca | grep '[.]' > ../malos.txt
