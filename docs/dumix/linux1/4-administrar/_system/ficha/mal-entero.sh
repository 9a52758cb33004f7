# Falla: condición 4
cat /etc/os-release > ficha.txt
lscpu >> ficha.txt
