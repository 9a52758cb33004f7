mkdir mazmorra-1.0
cat > mazmorra-1.0/title.h << 'FIN'
void title_show(void);
FIN
cat > mazmorra-1.0/title.c << 'FIN'
#include <stdio.h>
#include "title.h"

void title_show(void)
{
    printf("LA MAZMORRA 1.0\n");
}
FIN
cat > mazmorra-1.0/main.c << 'FIN'
#include "title.h"

int main(void)
{
    title_show();
    return 0;
}
FIN
cat > mazmorra-1.0/Makefile << 'FIN'
mazmorra: main.o title.o
	cc main.o title.o -o mazmorra

main.o: main.c title.h
	cc -Wall -c main.c

title.o: title.c title.h
	cc -Wall -c title.c
FIN
cat > mazmorra-1.0/LEEME << 'FIN'
LA MAZMORRA 1.0

$ tar -xf mazmorra-1.0.tar
$ cd mazmorra-1.0
$ make
$ ./mazmorra
FIN
chown -R alumno: mazmorra-1.0
cd mazmorra-1.0
touch -d '2026-11-20 10:00' LEEME Makefile *.c *.h
tar -C .. -cf ../mazmorra-1.0.tar mazmorra-1.0/LEEME mazmorra-1.0/Makefile mazmorra-1.0/main.c mazmorra-1.0/title.c mazmorra-1.0/title.h
cd ..
rm -r mazmorra-1.0
chown alumno: mazmorra-1.0.tar
