ls /usr/bin | wc -l > total.txt
