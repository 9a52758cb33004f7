# Falla: condición 1
# Falla: condición 3
tr -d ' ' < maquina.log | sort > limpio.txt
cut -d ' ' -f 2 limpio.txt | sort -u > juegos.txt
cut -c 1-2 limpio.txt | uniq -c | sort -nr | head -n 3 | tr -s ' ' | cut -d ' ' -f 3 > horas.txt
