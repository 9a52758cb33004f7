getent passwd | grep bash$ | sed 's/:.*//' > entran.txt
grep -c ':' /etc/passwd > cuantas.txt
