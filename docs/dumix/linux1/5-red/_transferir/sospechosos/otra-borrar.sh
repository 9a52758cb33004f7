cd Ludoteca
printf 'portadas.gz\nprecios.csv \nreglas.txt\nmapas.txt\n\n' > ../malos.txt
rm mapas.txt reglas.txt portadas.gz
wget -q http://servidor/ludoteca/mapas.txt http://servidor/ludoteca/reglas.txt http://servidor/ludoteca/2026/portadas.gz
rsync -at ana@servidor:Respaldo/precios.csv ./
