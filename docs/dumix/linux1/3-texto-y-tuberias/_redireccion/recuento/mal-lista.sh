# Falla: condición 2
ls /usr/bin > total.txt
