# Falla: condición 1
# Falla: condición 2
cd Copias
ls -l
rm copia-2
mv copia-3 copia-2
