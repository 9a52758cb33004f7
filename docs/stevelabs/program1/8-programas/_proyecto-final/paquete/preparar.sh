mkdir titulo
cat > titulo/title.h << 'FIN'
void title_show(void);
FIN
cat > titulo/title.c << 'FIN'
#include <stdio.h>
#include "title.h"

void title_show(void)
{
    printf("LA MAZMORRA 1.0\n");
}
FIN
cat > titulo/main.c << 'FIN'
#include "title.h"

int main(void)
{
    title_show();
    return 0;
}
FIN
cat > titulo/Makefile << 'FIN'
titulo: main.o title.o
	cc main.o title.o -o titulo

main.o: main.c title.h
	cc -Wall -c main.c

title.o: title.c title.h
	cc -Wall -c title.c
FIN
cat > titulo/LEEME << 'FIN'
La portada de LA MAZMORRA. Se construye con make.
FIN
make -s -C titulo
chown -R alumno: titulo
