# Falla: condición 3
# Falla: condición 4
chmod 444 reglas.txt
chmod 600 Socios/telefonos.txt
chmod 640 Socios
chmod 664 Torneos
