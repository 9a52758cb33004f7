# Falla: condición 1
# Falla: condición 2
# Falla: condición 3
cat /var/lib/correo/* > cartilla.txt
