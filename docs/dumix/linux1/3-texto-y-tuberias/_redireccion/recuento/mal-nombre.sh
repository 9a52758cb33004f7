# Falla: condición 2
ls /usr/bin > lista.txt
wc -l lista.txt > total.txt
