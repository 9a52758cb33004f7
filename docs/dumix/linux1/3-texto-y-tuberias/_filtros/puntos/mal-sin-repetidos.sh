# Falla: condición 1
cut -d ';' -f 3 partidas.txt | sort -nr -u > puntos.txt
