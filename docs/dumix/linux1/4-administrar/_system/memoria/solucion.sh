grep MemTotal /proc/meminfo > memoria.txt
