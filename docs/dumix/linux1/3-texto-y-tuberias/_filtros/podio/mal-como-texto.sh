# Falla: condición 1
sort -t ';' -k 3 -r partidas.txt | head -n 3 | cut -d ';' -f 2,3 > podio.txt
cut -d ';' -f 2 partidas.txt | sort | uniq -c | sort -nr > veces.txt
