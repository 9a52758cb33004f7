grep ';FALLO;' partidas.log | tee fallos.txt | cut -d ';' -f 2 | sort | uniq -c | sort -nr | tee maquinas.txt
