# Una lista que cualquiera puede leer.
mkdir Socios
printf 'Rita 555 0101\nBeto 555 0102\n' > Socios/telefonos.txt
chown -R alumno:alumno Socios
chmod 664 Socios/telefonos.txt
