# Falla: condición 1
cat *.txt > saldo
rm saldo\ *
mv saldo saldo.txt
