ping -c 3 127.0.2.1 | tee eco.txt
