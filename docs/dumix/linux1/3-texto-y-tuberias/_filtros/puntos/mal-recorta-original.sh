# Falla: condición 1
head -n 10 partidas.txt > diez.txt
mv diez.txt partidas.txt
cut -d ';' -f 3 partidas.txt | sort -nr > puntos.txt
