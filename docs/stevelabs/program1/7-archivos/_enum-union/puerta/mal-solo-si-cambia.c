// Falla: caso se abre, se cierra y se patea
// Falla: caso dos patadas a una abierta
// Falla: caso dos patadas a una cerrada
// Falla: caso la misma orden dos veces
// Falla: caso una letra desconocida con la puerta rota
// mal: no escribe el estado cuando la orden no lo cambia
#include <stdio.h>

enum puerta { CERRADA, ABIERTA, ROTA };

int main(void)
{
    enum puerta estado = CERRADA;
    char orden = '?';

    while (scanf(" %c", &orden) == 1) {
        if (orden == 'a' && estado == CERRADA) {
            estado = ABIERTA;
            printf("abierta\n");
        } else if (orden == 'c' && estado == ABIERTA) {
            estado = CERRADA;
            printf("cerrada\n");
        } else if (orden == 'p' && estado == CERRADA) {
            estado = ROTA;
            printf("rota\n");
        }
    }
    return 0;
}
