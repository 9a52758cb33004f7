cp -p Ludoteca/catalogo.csv Ludoteca/himno.txt /tmp
cd Ludoteca
rm *.*
wget -q http://servidor/ludoteca/reglas.txt http://servidor/ludoteca/mapas.txt http://servidor/ludoteca/2026/portadas.gz
scp -qp ana@servidor:Respaldo/precios.csv .
cp -p /tmp/catalogo.csv /tmp/himno.txt .
printf './%s\n' mapas.txt portadas.gz precios.csv reglas.txt > ../malos.txt
