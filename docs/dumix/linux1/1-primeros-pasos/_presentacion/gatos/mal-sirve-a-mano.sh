# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
# Falla: condición 4
cat /usr/local/lib/club/* > raciones.txt
