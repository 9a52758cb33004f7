# Falla: condición 4
cd Rescatados
mkdir imagenes
mv a1 a5 imagenes
cp imagenes/a1 imagenes/a5 ../Capturas
rm a4
