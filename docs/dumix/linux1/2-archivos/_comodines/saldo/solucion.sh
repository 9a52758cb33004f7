mv 'saldo $50.txt' saldo.txt
