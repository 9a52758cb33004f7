# Falla: condición 1
# Falla: condición 2
# Falla: condición 4
cd Ludoteca
sha256sum -c SHA256SUMS 2> /dev/null | grep 'no coincide' | cut -d : -f 1 > ../malos.txt
wget -q http://servidor/ludoteca/reglas.txt http://servidor/ludoteca/mapas.txt
curl -s -o portadas.gz http://servidor/ludoteca/2026/portadas.gz
scp -q ana@servidor:Respaldo/precios.csv .
