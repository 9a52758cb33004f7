# Falla: condición 1
# Falla: condición 3
sed -i.copia -E 's/[0-9]+-[0-9]+/privado/g; s/sala.net/ejemplo.org/g' Pagina/*.html
cat Pagina/*.html | grep -o -E '[a-z0-9]+@ejemplo\.org' | sort -u > correos.txt
