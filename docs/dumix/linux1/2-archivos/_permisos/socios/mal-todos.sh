# Falla: condición 1
chmod a-r Socios/telefonos.txt
