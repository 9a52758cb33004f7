sort -t ';' -k 3 -nr partidas.txt | cut -d ';' -f 3 > puntos.txt
