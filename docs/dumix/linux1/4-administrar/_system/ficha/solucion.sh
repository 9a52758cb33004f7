grep PRETTY_NAME /etc/os-release > ficha.txt
uname -m >> ficha.txt
grep 'model name' /proc/cpuinfo >> ficha.txt
