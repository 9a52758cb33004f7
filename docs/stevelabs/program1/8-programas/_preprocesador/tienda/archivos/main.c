#include <stdio.h>
#include "tienda.h"

int main(void)
{
    int precio = 0;

    scanf("%d", &precio);
    printf("%d\n", DOCENA(precio + 1));
    printf("%d\n", 2 * ENTREGA(precio));
    printf("%d\n", 100 - REBAJA(precio));
    printf("%d\n", pedido(precio));
    return 0;
}
