# Falla: condición 1
# Falla: condición 2
grep ':/home/' /etc/passwd | cut -d ':' -f 1 > entran.txt
wc -l < entran.txt > cuantas.txt
