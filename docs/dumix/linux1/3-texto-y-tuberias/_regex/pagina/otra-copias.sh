cd Pagina
cp inicio.html inicio.html.copia
cp socios.html socios.html.copia
cp torneos.html torneos.html.copia
cat *.html | grep -oE '[^ ]+@sala\.net' | sort | uniq > ../correos.txt
sed -i -E 's/[0-9]{3}-[0-9]{4}/privado/g' *.html
sed -i 's/@sala.net/@ejemplo.org/g' *.html
