# Falla: condición 1
# Falla: condición 3
sort -t ';' -k 3 -n partidas.txt | head -n 3 | cut -d ';' -f 2,3 > podio.txt
cut -d ';' -f 2 partidas.txt | sort | uniq -c > veces.txt
