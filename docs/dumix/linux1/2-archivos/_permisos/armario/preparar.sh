# Cuatro cosas con los permisos de cualquier manera.
mkdir Socios Torneos
printf 'Rita 555 0101\nBeto 555 0102\n' > Socios/telefonos.txt
printf '1. El mando se turna.\n' > reglas.txt
printf 'Rita\nBeto\n' > Torneos/liga.txt
chown -R alumno:alumno Socios Torneos reglas.txt
chmod 666 Socios/telefonos.txt
chmod 664 reglas.txt
chmod 777 Socios
chmod 700 Torneos
