ls -lt Copias
rm Copias/copia-3
mv Copias/copia-4 Copias/copia-3
