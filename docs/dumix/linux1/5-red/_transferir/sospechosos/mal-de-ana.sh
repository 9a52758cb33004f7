# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
cd Ludoteca
sha256sum -c SHA256SUMS 2> /dev/null | grep 'no coincide' | cut -d : -f 1 > ../malos.txt
scp -q 'ana@servidor:Respaldo/*' .
curl -s -o portadas.gz http://servidor/ludoteca/2026/portadas.gz
