# Falla: condición 2
# Falla: condición 4
cd Rescatados
mv a1 a3 a5 ../Capturas
rm a4
