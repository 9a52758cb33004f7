# Falla: condición 1
ls -lt Copias
mv Copias/copia-3 /tmp
