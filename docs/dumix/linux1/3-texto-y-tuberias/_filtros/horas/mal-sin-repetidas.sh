# Falla: condición 1
tr -s ' ' < maquina.log | sort -u > limpio.txt
cut -d ' ' -f 2 limpio.txt | sort -u > juegos.txt
cut -c 1-2 maquina.log | sort | uniq -c | sort -nr | head -n 3 | tr -s ' ' | cut -d ' ' -f 3 > horas.txt
