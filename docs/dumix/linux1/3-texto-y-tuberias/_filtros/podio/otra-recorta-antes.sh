cut -d ';' -f 2,3 partidas.txt | sort -t ';' -k 2 -n | tail -n 3 | sort -t ';' -k 2 -nr > podio.txt
cut -d ';' -f 2 partidas.txt | sort > nombres.txt
uniq -c nombres.txt | sort -r -n | tee veces.txt
