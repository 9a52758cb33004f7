// Falla: caso se abre, se cierra y se patea
// Falla: caso dos patadas a una cerrada
// Falla: caso una letra desconocida con la puerta rota
// mal: abrir y cerrar no miran si está rota
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
        if (orden == 'a') {
            estado = ABIERTA;
        } else if (orden == 'c') {
            estado = CERRADA;
        } else if (estado == CERRADA) {
            estado = ROTA;
        }
        printf("%s\n", nombre_de[estado]);
    }
    return 0;
}
