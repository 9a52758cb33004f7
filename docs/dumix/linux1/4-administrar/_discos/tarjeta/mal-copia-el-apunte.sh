# Falla: condición 1
cp /var/lib/club/mayor mayor.txt
