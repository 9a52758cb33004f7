cd juego
sed -i 's/0, 8/1, 0/' title.c
cat > LEEME << 'FIN'
LA MAZMORRA 1.0
Un juego de texto para la terminal.

Para jugar hace falta un compilador de C y make:

$ mkdir mazmorra-1.0
$ cd mazmorra-1.0
$ tar -xf ../mazmorra-1.0.tar
$ make
$ ./mazmorra

Para pasar las pruebas:

$ make pruebas

Las partidas se guardan en partida.txt.
FIN
cat >> Makefile << 'FIN'

dist:
	tar -cf mazmorra-1.0.tar *.c *.h Makefile LEEME
FIN
make dist
tar -tf mazmorra-1.0.tar
