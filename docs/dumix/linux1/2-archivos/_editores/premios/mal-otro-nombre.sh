# Falla: condición 1
printf 'PREMIOS\n1. Una consola\n2. Dos mandos\n3. Una taza\n' > premios2.txt
