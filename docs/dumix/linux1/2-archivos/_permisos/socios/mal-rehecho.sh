# Falla: condición 1
rm Socios/telefonos.txt
touch Socios/telefonos.txt
chmod 660 Socios/telefonos.txt
