for f in mapas.txt portadas.gz precios.csv reglas.txt; do echo "Ludoteca/$f"; done | sort -r > malos.txt
cd Ludoteca
curl -sS -C - -O http://servidor/ludoteca/reglas.txt
curl -sSfL http://servidor/ludoteca/mapas.txt > mapas.txt
curl -sSf http://servidor/ludoteca/2026/portadas.gz | tee portadas.gz > /dev/null
ssh ana@servidor 'cat Respaldo/precios.csv' > precios.csv
