# Los premios, con una línea de más en medio.
rm -rf -- *
printf 'PREMIOS\n1. Una consola\n2. Dos mandos\nPor decidir\n3. Una taza\n' > premios.txt
chown -R alumno:alumno .
