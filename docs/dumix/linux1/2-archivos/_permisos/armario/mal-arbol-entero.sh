# Falla: condición 2
chmod 444 reglas.txt
chmod -R 750 Socios
chmod 775 Torneos
