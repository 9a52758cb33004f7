# Falla: condición 1
# Falla: condición 2
rm Torneos/viernes.txt
