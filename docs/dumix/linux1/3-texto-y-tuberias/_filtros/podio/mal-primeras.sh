# Falla: condición 1
# Falla: condición 2
head -n 3 partidas.txt | cut -d ';' -f 2,3 > podio.txt
cut -d ';' -f 2 partidas.txt | uniq -c | sort -nr > veces.txt
