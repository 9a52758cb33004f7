# Falla: condición 2
# Falla: condición 3
# Falla: condición 5
cd Ludoteca
sha256sum -c SHA256SUMS > ../malos.txt
curl -s -O http://servidor/ludoteca/catalogo.csv
curl -s -O http://servidor/ludoteca/himno.txt
curl -s -O http://servidor/ludoteca/mapas.txt
curl -s -O http://servidor/ludoteca/precios.csv
curl -s -O http://servidor/ludoteca/reglas.txt
curl -s -O http://servidor/ludoteca/2026/portadas.gz
