grep '/bin/bash$' /etc/passwd | cut -d ':' -f 1 > entran.txt
echo -n $(getent passwd | wc -l) > cuantas.txt
