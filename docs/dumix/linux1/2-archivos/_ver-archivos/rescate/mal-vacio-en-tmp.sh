# Falla: condición 3
cd Rescatados
file a1 a2 a3 a4 a5 a6
mv a1 a5 ../Capturas
mv a4 /tmp
