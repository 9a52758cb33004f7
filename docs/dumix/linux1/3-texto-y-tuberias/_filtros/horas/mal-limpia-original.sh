# Falla: condición 1
tr -s ' ' < maquina.log | sort -u > nuevo.log
mv nuevo.log maquina.log
cp maquina.log limpio.txt
cut -d ' ' -f 2 limpio.txt | sort -u > juegos.txt
cut -c 1-2 limpio.txt | sort | uniq -c | sort -nr | head -n 3 | tr -s ' ' | cut -d ' ' -f 3 > horas.txt
