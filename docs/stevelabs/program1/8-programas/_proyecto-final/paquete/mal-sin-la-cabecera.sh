# Falla: condición 2
# Falla: condición 4
mkdir titulo-1.0
cp titulo/*.c titulo/Makefile titulo/LEEME titulo-1.0
tar -cf titulo-1.0.tar titulo-1.0
