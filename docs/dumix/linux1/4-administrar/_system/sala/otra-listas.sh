mkdir Sala/club
cp /proc/meminfo /proc/cpuinfo Sala/club
cp /etc/os-release Sala/club/
grep MemTotal Sala/*/meminfo | tr -s ' /' ';' | sort -t ';' -k 4 -nr | cut -d ';' -f 2 > memoria.txt
grep -E 'VERSION_ID="1[23]"' Sala/*/os-release | cut -d / -f 2 > nuevas.txt
grep -E 'processor.*1$' Sala/*/cpuinfo | cut -d / -f 2 | sort > dobles.txt
head -n 4 memoria.txt | cat - nuevas.txt dobles.txt | sort | uniq -c | grep 3 | tr -s ' ' | cut -d ' ' -f 3 | grep -v mesa2 > aptas.txt
