// Falla: prohibe comentario:tiene que ser
#include <stdio.h>

#define PRECIO 15
#define MAX_POCIONES 3
#define PEAJE 3

int main(void)
{
    int oro = 0;
    int pociones = 0;

    scanf("%d", &oro);
    // El oro tiene que ser mayor que 10
    while (oro >= PRECIO
           && pociones < MAX_POCIONES) {
        oro -= PRECIO;
        pociones++;
    }
    // Se cobra al salir, porque el portero
    // mira la bolsa y no la compra
    if (oro >= PEAJE) {
        oro -= PEAJE;
    }
    printf("Pociones: %d. Oro: %d.\n",
           pociones, oro);
    return 0;
}
