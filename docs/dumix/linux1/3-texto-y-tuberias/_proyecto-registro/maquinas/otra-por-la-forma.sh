grep -v -E ';[0-9]+$' partidas.log | grep ';' | sort > fallos.txt
cut -d ';' -f 2 fallos.txt > columna.txt
sort columna.txt | uniq -c > cuenta.txt
sort -n -r cuenta.txt > maquinas.txt
