// Falla: caso una letra desconocida con la puerta rota
// mal: una puerta rota escribe su estado con cualquier letra
#include <stdio.h>

enum puerta { CERRADA, ABIERTA, ROTA };

int main(void)
{
    enum puerta estado = CERRADA;
    char orden = '?';

    while (scanf(" %c", &orden) == 1) {
        if (estado == ROTA) {
            printf("rota\n");
        } else if (orden == 'a') {
            estado = ABIERTA;
            printf("abierta\n");
        } else if (orden == 'c') {
            estado = CERRADA;
            printf("cerrada\n");
        } else if (orden == 'p' && estado == CERRADA) {
            estado = ROTA;
            printf("rota\n");
        } else if (orden == 'p') {
            printf("abierta\n");
        }
    }
    return 0;
}
