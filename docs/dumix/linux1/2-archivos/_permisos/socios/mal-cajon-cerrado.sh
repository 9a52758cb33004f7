# Falla: condición 2
chmod 660 Socios/telefonos.txt
chmod 660 Socios
