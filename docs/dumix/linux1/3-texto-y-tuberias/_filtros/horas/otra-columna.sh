cat maquina.log | tr -s ' ' | sort | tee limpio.txt | cut -d ' ' -f 2 | sort -u | tee juegos.txt
cut -c -2 limpio.txt | uniq -c | sort -n | tail -n 3 | sort -nr | cut -c 9- > horas.txt
