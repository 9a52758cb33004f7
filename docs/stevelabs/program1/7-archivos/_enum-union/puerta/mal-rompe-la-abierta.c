// Falla: caso dos patadas a una abierta
// mal: patear rompe la puerta esté como esté
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
        if (orden != 'a' && orden != 'c' && orden != 'p') {
            continue;
        }
        if (orden == 'a' && estado != ROTA) {
            estado = ABIERTA;
        } else if (orden == 'c' && estado != ROTA) {
            estado = CERRADA;
        } else if (orden == 'p') {
            estado = ROTA;
        }
        printf("%s\n", nombre_de[estado]);
    }
    return 0;
}
