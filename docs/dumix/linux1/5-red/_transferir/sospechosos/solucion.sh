cd Ludoteca
sha256sum -c SHA256SUMS 2> /dev/null | grep 'no coincide' | cut -d : -f 1 > ../malos.txt
file portadas.gz
curl -sS http://servidor/ludoteca/
curl -sSf -o portadas.gz http://servidor/ludoteca/2026/portadas.gz
wget -q -c http://servidor/ludoteca/reglas.txt
curl -sSf -O http://servidor/ludoteca/mapas.txt
curl -sSf -O http://servidor/ludoteca/precios.csv
sha256sum -c SHA256SUMS
scp -q ana@servidor:Respaldo/precios.csv .
sha256sum -c SHA256SUMS
