ls -lt Copias
rm Copias/copia-3
