ls /usr/bin > lista.txt
wc -l < lista.txt > total.txt
