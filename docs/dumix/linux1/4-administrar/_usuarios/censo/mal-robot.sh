# Falla: condición 1
# Falla: condición 2
grep bash /etc/passwd | cut -d ':' -f 1 > entran.txt
wc -l /etc/passwd > cuantas.txt
