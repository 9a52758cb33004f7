#include <stdio.h>

enum puerta { CERRADA, ABIERTA, ROTA };

enum puerta siguiente(enum puerta estado, char orden)
{
    if (estado == ROTA) {
        return ROTA;
    }
    switch (orden) {
    case 'a':
        return ABIERTA;
    case 'c':
        return CERRADA;
    default:
        return estado == CERRADA ? ROTA : estado;
    }
}

int main(void)
{
    enum puerta estado = CERRADA;
    char orden = ' ';

    while (scanf(" %c", &orden) == 1) {
        if (orden == 'a' || orden == 'c' || orden == 'p') {
            estado = siguiente(estado, orden);
            if (estado == CERRADA) {
                printf("cerrada\n");
            } else if (estado == ABIERTA) {
                printf("abierta\n");
            } else {
                printf("rota\n");
            }
        }
    }
    return 0;
}
