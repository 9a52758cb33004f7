// Falla: exige enum
// mal: los estados son 0, 1 y 2
#include <stdio.h>

int main(void)
{
    int estado = 0;
    char orden = '?';

    while (scanf(" %c", &orden) == 1) {
        if (orden != 'a' && orden != 'c' && orden != 'p') {
            continue;
        }
        if (orden == 'a' && estado == 0) {
            estado = 1;
        } else if (orden == 'c' && estado == 1) {
            estado = 0;
        } else if (orden == 'p' && estado == 0) {
            estado = 2;
        }
        if (estado == 0) {
            printf("cerrada\n");
        } else if (estado == 1) {
            printf("abierta\n");
        } else {
            printf("rota\n");
        }
    }
    return 0;
}
