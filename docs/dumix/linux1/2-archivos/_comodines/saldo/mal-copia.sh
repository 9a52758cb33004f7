# Falla: condición 2
cp 'saldo $50.txt' saldo.txt
