tail -n 4 /etc/passwd
grep ':/bin/bash$' /etc/passwd | cut -d ':' -f 1 > entran.txt
wc -l < /etc/passwd > cuantas.txt
