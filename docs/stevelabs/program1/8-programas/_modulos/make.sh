mkdir juego
cat > juego/dado.h << 'FIN'
int dado(int caras);
FIN
cat > juego/dado.c << 'FIN'
#include <stdlib.h>
#include "dado.h"

int dado(int caras)
{
    return rand() % caras + 1;
}
FIN
cat > juego/main.c << 'FIN'
#include <stdio.h>
#include "dado.h"

int main(void)
{
    printf("%d\n", dado(1));
    return 0;
}
FIN
cat > juego/Makefile << 'FIN'
juego: main.o dado.o
	cc main.o dado.o -o juego

main.o: main.c
	cc -c main.c

dado.o: dado.c dado.h
	cc -c dado.c
FIN
chown -R alumno: juego
