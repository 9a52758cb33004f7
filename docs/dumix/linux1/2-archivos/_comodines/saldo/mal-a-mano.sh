# Falla: condición 1
cat saldo*
echo 'Quedan 50' > saldo.txt
rm saldo\ *
