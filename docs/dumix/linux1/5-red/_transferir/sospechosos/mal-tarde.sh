# Falla: condición 5
cd Ludoteca
curl -sSf -O http://servidor/ludoteca/reglas.txt
curl -sSf -O http://servidor/ludoteca/mapas.txt
curl -sSf -O http://servidor/ludoteca/2026/portadas.gz
sha256sum -c SHA256SUMS 2> /dev/null | grep 'no coincide' | cut -d : -f 1 > ../malos.txt
scp -q ana@servidor:Respaldo/precios.csv .
