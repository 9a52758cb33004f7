cp clave-bitlocker.txt /media/externo
