head -n 1 /etc/os-release > uno
lscpu | head -n 1 > dos
head -n 5 /proc/cpuinfo | tail -n 1 > tres
cat tres dos uno > ficha.txt
