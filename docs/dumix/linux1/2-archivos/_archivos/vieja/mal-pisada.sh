# Falla: condición 1
cp Copias/copia-1 Copias/copia-3
