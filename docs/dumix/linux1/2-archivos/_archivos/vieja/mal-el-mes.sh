# Falla: condición 1
# Falla: condición 2
ls -l Copias
rm Copias/copia-2
