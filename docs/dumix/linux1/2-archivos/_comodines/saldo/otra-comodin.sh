mv saldo*.txt saldo.txt
