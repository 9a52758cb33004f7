// Falla: caso hay órdenes desconocidas
// Falla: caso una letra desconocida con la puerta rota
// mal: toma por patada toda letra que no sea a ni c
#include <stdio.h>

enum puerta { CERRADA, ABIERTA, ROTA };

int main(void)
{
    const char *nombre_de[] = {
        [CERRADA] = "cerrada",
        [ABIERTA] = "abierta",
        [ROTA] = "rota",
    };
    enum puerta estado = CERRADA;
    char orden = '?';

    while (scanf(" %c", &orden) == 1) {
        if (estado != ROTA) {
            if (orden == 'a') {
                estado = ABIERTA;
            } else if (orden == 'c') {
                estado = CERRADA;
            } else if (estado == CERRADA) {
                estado = ROTA;
            }
        }
        printf("%s\n", nombre_de[estado]);
    }
    return 0;
}
