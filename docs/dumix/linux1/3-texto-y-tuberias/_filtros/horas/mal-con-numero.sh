# Falla: condición 4
tr -s ' ' < maquina.log | sort > limpio.txt
cut -d ' ' -f 2 limpio.txt | sort -u > juegos.txt
cut -c 1-2 limpio.txt | uniq -c | sort -nr | head -n 3 > horas.txt
