chmod a=r reglas.txt
chmod go= Socios/telefonos.txt
chmod g=rx,o= Socios
chmod g=rwx,o=rx Torneos
