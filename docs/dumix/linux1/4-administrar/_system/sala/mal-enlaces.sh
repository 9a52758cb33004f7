# Falla: condición 1
mkdir Sala/club
ln -s /etc/os-release /proc/cpuinfo /proc/meminfo Sala/club
grep MemTotal Sala/*/meminfo | tr -s ' ' | sort -t ' ' -k 2 -nr > memoria.txt
echo mesa1 > aptas.txt
echo mesa3 >> aptas.txt
