# Falla: condición 8
cd juego
cat > title.c << 'FIN'
#include <stdio.h>
#include "title.h"

#define WIDTH 34

void title_line(char sign)
{
    for (int i = 0; i < WIDTH; i++) {
        printf("%c", sign);
    }
    printf("\n");
}

void title_show(void)
{
    title_line('=');
    printf("%22s\n", "LA MAZMORRA");
    title_line('=');
    printf("1. Nueva partida\n");
    printf("2. Cargar partida\n");
    printf("3. Salir\n");
    printf("Versión %d.%d\n\n", 1, 0);
}
FIN
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
	cp *.c *.h Makefile $(NAME)
	tar -cf $(NAME).tar $(NAME)
	rm -rf $(NAME)
FIN
make dist
tar -tf mazmorra-1.0.tar
