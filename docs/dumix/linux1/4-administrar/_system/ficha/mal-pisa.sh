# Falla: condición 1
# Falla: condición 2
# Falla: condición 4
grep PRETTY_NAME /etc/os-release > ficha.txt
uname -m > ficha.txt
grep 'model name' /proc/cpuinfo > ficha.txt
