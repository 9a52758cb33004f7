sort --field-separator=';' --key=3 --numeric-sort --reverse partidas.txt > orden.txt
head -n 3 orden.txt > tres.txt
cut --delimiter=';' --fields=2-3 tres.txt > podio.txt
tr ';' ' ' < partidas.txt | cut -d ' ' -f 2 | sort | uniq --count | sort -nr > veces.txt
