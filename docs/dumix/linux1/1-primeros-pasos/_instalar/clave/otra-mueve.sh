cd /media/externo
mv ~/clave-bitlocker.txt .
