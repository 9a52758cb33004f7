# Falla: condición 2
cut -d ';' -f 3 partidas.txt | sort -n > puntos.txt
