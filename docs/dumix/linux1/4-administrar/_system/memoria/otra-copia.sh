cp /proc/meminfo copia.txt
cat copia.txt | grep -i memtotal > memoria.txt
