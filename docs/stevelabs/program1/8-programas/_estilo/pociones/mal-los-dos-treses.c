// Falla: caso otro máximo
// Falla: caso otro peaje
// Falla: caso otro peaje, y no alcanza
#include <stdio.h>

#define PRECIO 15
#define MAX_POCIONES 3

int main(void)
{
    int oro = 0;
    int pociones = 0;

    scanf("%d", &oro);
    while (oro >= PRECIO
           && pociones < MAX_POCIONES) {
        oro -= PRECIO;
        pociones++;
    }
    // Se cobra al salir, porque el portero
    // mira la bolsa y no la compra
    if (oro >= MAX_POCIONES) {
        oro -= MAX_POCIONES;
    }
    printf("Pociones: %d. Oro: %d.\n",
           pociones, oro);
    return 0;
}
