grep -rhoE '[a-z0-9]+@sala\.net' Pagina > todos.txt
sort -u todos.txt > correos.txt
sed -i.copia -E 's/([a-z])@sala\.net/\1@ejemplo.org/g; s/(robot9)@sala\.net/\1@ejemplo.org/g; s/[0-9][0-9][0-9]-[0-9]{4}/privado/g' Pagina/*.html
