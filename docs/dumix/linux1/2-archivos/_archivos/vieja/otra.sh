cd Copias
ls -l
rm copia-3
