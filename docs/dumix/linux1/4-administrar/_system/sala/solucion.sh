mkdir Sala/club
cp /etc/os-release /proc/cpuinfo /proc/meminfo Sala/club
grep MemTotal Sala/*/meminfo | tr -s ' ' | sort -t ' ' -k 2 -nr > memoria.txt
grep VERSION_ID Sala/*/os-release
grep -c processor Sala/*/cpuinfo
echo mesa1 > aptas.txt
echo mesa3 >> aptas.txt
