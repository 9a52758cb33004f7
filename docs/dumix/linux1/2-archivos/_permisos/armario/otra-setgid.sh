chmod 444 reglas.txt
chmod 600 Socios/telefonos.txt
chmod 750 Socios
chmod 2775 Torneos
