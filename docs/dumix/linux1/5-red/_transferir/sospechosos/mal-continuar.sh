# Falla: condición 1
# Falla: condición 2
cd Ludoteca
sha256sum -c SHA256SUMS 2> /dev/null | grep 'no coincide' | cut -d : -f 1 > ../malos.txt
wget -q -c http://servidor/ludoteca/reglas.txt http://servidor/ludoteca/mapas.txt http://servidor/ludoteca/precios.csv
wget -q -c http://servidor/ludoteca/2026/portadas.gz
