#include <stdio.h>
#include "bolsa.h"
#include "tienda.h"

int main(void)
{
    int monedas = 0;
    char cosa = ' ';

    scanf("%d", &monedas);
    bolsa_mete(monedas);
    while (scanf(" %c", &cosa) == 1) {
        if (tienda_compra(cosa)) {
            printf("Es tuya.\n");
        } else {
            printf("No.\n");
        }
    }
    printf("Ventas: %d\n", tienda_ventas());
    printf("Quedan %d.\n", bolsa_hay());
    return 0;
}
