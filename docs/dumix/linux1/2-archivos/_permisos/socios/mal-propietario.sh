# Falla: condición 1
chmod u-r,g-w Socios/telefonos.txt
