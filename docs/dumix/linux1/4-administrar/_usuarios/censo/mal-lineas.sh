# Falla: condición 1
grep ':/bin/bash$' /etc/passwd > entran.txt
wc -l < /etc/passwd > cuantas.txt
