# Falla: condición 2
grep Mem /proc/meminfo > memoria.txt
