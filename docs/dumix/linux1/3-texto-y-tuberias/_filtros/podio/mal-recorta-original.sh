# Falla: condición 1
# Falla: condición 2
sort -t ';' -k 3 -n partidas.txt | head -n 100 > menos.txt
mv menos.txt partidas.txt
sort -t ';' -k 3 -nr partidas.txt | head -n 3 | cut -d ';' -f 2,3 > podio.txt
cut -d ';' -f 2 partidas.txt | sort | uniq -c | sort -nr > veces.txt
