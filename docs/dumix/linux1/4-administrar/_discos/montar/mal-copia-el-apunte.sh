# Falla: condición 1
cp /var/lib/club/final final.txt
