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
chown -R alumno: juego
