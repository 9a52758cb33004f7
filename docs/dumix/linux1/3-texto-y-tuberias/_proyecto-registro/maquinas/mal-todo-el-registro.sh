# Falla: condición 1
# Falla: condición 2
grep -v -E ';[0-9]+$' partidas.log > fallos.txt
cut -d ';' -f 2 partidas.log | sort | uniq -c | sort -nr > maquinas.txt
