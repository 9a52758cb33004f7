# Falla: condición 1
# Falla: condición 3
sort maquina.log > limpio.txt
cut -d ' ' -f 2 limpio.txt | sort -u > juegos.txt
cut -c 1-2 limpio.txt | sort | uniq -c | sort -nr | head -n 3 | cut -c 9-10 > horas.txt
