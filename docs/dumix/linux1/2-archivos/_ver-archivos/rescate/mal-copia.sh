# Falla: condición 4
cd Rescatados
file a1 a2 a3 a4 a5 a6
cp a1 a5 ../Capturas
rm a4
