#include <stdio.h>

int main(void)
{
    const int PRECIO = 15;
    const int MAX_POCIONES = 3;
    const int PEAJE = 3;
    int oro = 0;

    scanf("%d", &oro);

    int pociones = oro / PRECIO;

    if (pociones > MAX_POCIONES) {
        pociones = MAX_POCIONES;
    }
    oro -= pociones * PRECIO;
    // Se cobra al salir, porque el portero
    // mira la bolsa y no la compra
    if (oro >= PEAJE) {
        oro -= PEAJE;
    }
    printf("Pociones: %d. Oro: %d.\n",
           pociones, oro);
    return 0;
}
