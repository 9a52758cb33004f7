# Falla: condición 4
cd juego
cat > LEEME << 'FIN'
LA MAZMORRA 1.0
Un juego de texto para la terminal.

Para jugar hace falta un compilador de C y make:

$ tar -xf mazmorra-1.0.tar
$ cd mazmorra-1.0
$ make
$ ./mazmorra

Para pasar las pruebas:

$ make pruebas

Las partidas se guardan en partida.txt.
FIN
cat >> Makefile << 'FIN'

NAME = mazmorra-1.0

dist:
	rm -rf $(NAME)
	mkdir $(NAME)
	cp *.c *.h Makefile LEEME $(NAME)
	tar -cf $(NAME).tar $(NAME)
	rm -rf $(NAME)
FIN
make dist
tar -tf mazmorra-1.0.tar
