# Falla: condición 3
mkdir titulo-1.0
cp titulo/* titulo-1.0
tar -cf titulo-1.0.tar titulo-1.0
