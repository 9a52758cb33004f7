# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
cat /usr/local/lib/club/metro-* > obra.txt
