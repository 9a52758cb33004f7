ls -l Copias
rm Copias/copia-3
