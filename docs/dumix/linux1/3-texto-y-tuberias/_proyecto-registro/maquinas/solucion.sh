grep FALLO partidas.log > fallos.txt
cut -d ';' -f 2 fallos.txt | sort | uniq -c | sort -nr > maquinas.txt
cat maquinas.txt
