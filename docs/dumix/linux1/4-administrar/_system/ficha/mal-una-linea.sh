# Falla: condición 4
source /etc/os-release
echo $PRETTY_NAME $(uname -m) $(grep 'model name' /proc/cpuinfo) > ficha.txt
echo >> ficha.txt
echo >> ficha.txt
