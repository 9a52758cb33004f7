# Falla: condición 2
# Falla: condición 3
cat Pagina/*.html | grep -o -E '[a-z0-9]+@sala\.net' | sort -u > correos.txt
sed -i.copia -E 's/[0-9]{3}-[0-9]{4}/privado/; s/@sala\.net/@ejemplo.org/' Pagina/*.html
