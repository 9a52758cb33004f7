# Falla: condición 1
# Falla: condición 3
uname > ficha.txt
uname -m >> ficha.txt
grep vendor_id /proc/cpuinfo >> ficha.txt
