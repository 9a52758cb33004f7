rm -rf -- *
echo 'Quedan 50 en la caja del club.' > 'saldo $50.txt'
echo 'Cuentas del mes.' > cuentas.txt
chown -R alumno:alumno .
