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
$ make pruebas
$ ./mazmorra

Las partidas se guardan en partida.txt.
FIN
cat >> Makefile << 'FIN'

dist: limpia
	mkdir -p mazmorra-1.0
	cp *.c *.h LEEME Makefile mazmorra-1.0
	tar -cf mazmorra-1.0.tar mazmorra-1.0/*
	rm -r mazmorra-1.0
FIN
make dist
make
