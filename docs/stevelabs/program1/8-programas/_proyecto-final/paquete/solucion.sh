mkdir titulo-1.0
cp titulo/*.c titulo/*.h titulo/Makefile titulo/LEEME titulo-1.0
tar -cf titulo-1.0.tar titulo-1.0
tar -tf titulo-1.0.tar
