# Falla: condición 1
touch /media/externo/clave-bitlocker.txt
