sort maquina.log | tr -s ' ' | sort > limpio.txt
cat limpio.txt | cut -d ' ' -f 2 | sort | uniq > juegos.txt
cut -d ':' -f 1 maquina.log | sort | uniq -c | sort -nr > cuenta.txt
tr -d ' ' < cuenta.txt | head -n 3 | cut -c 3-4 > horas.txt
