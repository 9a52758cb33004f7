# Falla: condición 3
grep FALLO partidas.log > fallos.txt
cut -d ';' -f 2 fallos.txt | sort | uniq -c | sort -n > maquinas.txt
