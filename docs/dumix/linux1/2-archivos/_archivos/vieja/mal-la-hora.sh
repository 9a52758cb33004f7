# Falla: condición 1
# Falla: condición 2
rm Copias/copia-4
