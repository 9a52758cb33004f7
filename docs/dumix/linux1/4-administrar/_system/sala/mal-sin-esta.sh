# Falla: condición 1
# Falla: condición 2
grep MemTotal Sala/*/meminfo | tr -s ' ' | sort -t ' ' -k 2 -nr > memoria.txt
echo mesa1 > aptas.txt
echo mesa3 >> aptas.txt
