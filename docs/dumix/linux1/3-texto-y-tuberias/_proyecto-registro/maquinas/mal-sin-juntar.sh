# Falla: condición 2
grep FALLO partidas.log > fallos.txt
cut -d ';' -f 2 fallos.txt | uniq -c | sort -nr > maquinas.txt
