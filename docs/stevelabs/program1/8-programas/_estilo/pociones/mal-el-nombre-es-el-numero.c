// Falla: caso otro precio
// Falla: caso otro máximo
// Falla: caso otro peaje
// Falla: caso otro peaje, y no alcanza
#include <stdio.h>

#define QUINCE 15
#define TRES 3

int main(void)
{
    int oro = 0;
    int pociones = 0;

    scanf("%d", &oro);
    while (oro >= QUINCE
           && pociones < TRES) {
        oro -= QUINCE;
        pociones++;
    }
    // Se cobra al salir, porque el portero
    // mira la bolsa y no la compra
    if (oro >= TRES) {
        oro -= TRES;
    }
    printf("Pociones: %d. Oro: %d.\n",
           pociones, oro);
    return 0;
}
