#include <stdio.h>

int main(void)
{
    // Declara el oro
    int oro = 0;
    int pociones = 0;

    scanf("%d", &oro);
    // El oro tiene que ser mayor que 10
    while (oro >= 15 && pociones < 3) {
        oro -= 15;
        // Suma uno a las pociones
        pociones++;
    }
    // Se cobra al salir, porque el portero
    // mira la bolsa y no la compra
    if (oro >= 3) {
        oro -= 3;
    }
    printf("Pociones: %d. Oro: %d.\n",
           pociones, oro);
    return 0;
}
