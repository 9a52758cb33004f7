#include <stdio.h>
#include <string.h>

enum estado { CERRADA, ABIERTA, ROTA, ESTADOS };

int main(void)
{
    const char *ordenes = "acp";
    const char *texto[ESTADOS] = {"cerrada", "abierta", "rota"};
    const int tabla[ESTADOS][3] = {
        [CERRADA] = {ABIERTA, CERRADA, ROTA},
        [ABIERTA] = {ABIERTA, CERRADA, ABIERTA},
        [ROTA] = {ROTA, ROTA, ROTA},
    };
    int ahora = CERRADA;
    char orden = ' ';

    while (scanf(" %c", &orden) == 1) {
        const char *donde = strchr(ordenes, orden);

        if (donde != NULL) {
            ahora = tabla[ahora][donde - ordenes];
            printf("%s\n", texto[ahora]);
        }
    }
    return 0;
}
