# Falla: condición 2
# Falla: condición 3
mkdir Sala/club
cp /etc/os-release /proc/cpuinfo /proc/meminfo Sala/club
grep MemTotal Sala/*/meminfo | tr -s ' ' | sort -t ' ' -k 2 > memoria.txt
grep -ci processor Sala/*/cpuinfo
echo mesa1 > aptas.txt
echo mesa3 >> aptas.txt
echo mesa4 >> aptas.txt
