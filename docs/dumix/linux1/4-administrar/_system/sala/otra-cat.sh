cd Sala
mkdir club
cat /etc/os-release > club/os-release
cat /proc/cpuinfo > club/cpuinfo
cat /proc/meminfo > club/meminfo
grep MemTotal */meminfo | tr -s ' ' | cut -d ' ' -f 2 | sort -nr
cat > ../memoria.txt << FIN
mesa4
mesa2
mesa1
mesa3
mesa5
club
FIN
echo mesa3 mesa1 > ../aptas.txt
