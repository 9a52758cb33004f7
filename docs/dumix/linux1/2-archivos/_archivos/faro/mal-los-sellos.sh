# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
cat Faro/boya
cat /var/lib/faro/1 /var/lib/faro/2 /var/lib/faro/3 > Faro/registro.txt
