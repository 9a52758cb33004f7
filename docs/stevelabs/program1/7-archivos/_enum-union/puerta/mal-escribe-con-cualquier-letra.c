// Falla: caso hay órdenes desconocidas
// Falla: caso una letra desconocida con la puerta rota
// mal: una letra desconocida no cambia nada, pero escribe el estado
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
        if (orden == 'a' && estado == CERRADA) {
            estado = ABIERTA;
        } else if (orden == 'c' && estado == ABIERTA) {
            estado = CERRADA;
        } else if (orden == 'p' && estado == CERRADA) {
            estado = ROTA;
        }
        printf("%s\n", nombre_de[estado]);
    }
    return 0;
}
