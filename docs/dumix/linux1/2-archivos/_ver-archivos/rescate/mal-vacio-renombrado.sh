# Falla: condición 3
cd Rescatados
mv a1 a5 ../Capturas
mv a4 nada
