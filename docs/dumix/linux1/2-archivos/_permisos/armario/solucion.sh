ls -l
chmod a-w reglas.txt
chmod 600 Socios/telefonos.txt
chmod 750 Socios
chmod 775 Torneos
ls -l
