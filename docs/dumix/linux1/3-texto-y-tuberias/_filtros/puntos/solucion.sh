cut -d ';' -f 3 partidas.txt | sort -nr > puntos.txt
