# Falla: condición 1
# Falla: condición 2
rm -rf reglas.txt Socios
mkdir Socios
touch reglas.txt Socios/telefonos.txt
chmod 444 reglas.txt
chmod 600 Socios/telefonos.txt
chmod 750 Socios
chmod 775 Torneos
