#include <stdio.h>

int main(void)
{
    int piezas = 0;
    double precio = 0.0;
    int sello;

    scanf("%d %lf", &piezas, &precio);
    do {
        sello = getchar();
    } while (sello == ' ' || sello == '\n' || sello == '\t');
    printf("Piezas: %d\n", piezas);
    printf("Precio: %.2f\n", precio);
    printf("Sello: %c\n", sello);
    return 0;
}
