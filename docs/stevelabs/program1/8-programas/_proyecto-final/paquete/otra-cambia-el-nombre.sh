rm titulo/*.o titulo/titulo
mv titulo titulo-1.0
tar -cf titulo-1.0.tar titulo-1.0
