# Falla: condición 1
# Falla: condición 2
mv "saldo $50.txt" saldo.txt
