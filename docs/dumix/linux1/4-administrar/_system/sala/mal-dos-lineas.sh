# Falla: condición 2
mkdir Sala/club
cp /etc/os-release /proc/cpuinfo /proc/meminfo Sala/club
grep MemTotal Sala/*/meminfo | tr -s ' ' | sort -t ' ' -k 2 -nr | tr ':' '\n' | grep -v MemTotal > memoria.txt
printf 'mesa1\nmesa3\n' > aptas.txt
