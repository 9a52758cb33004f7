#include <stdio.h>

int main(void)
{
    int piezas = 0;
    float precio = 0;
    char sello = '?';

    scanf("%d", &piezas);
    scanf("%f", &precio);
    scanf(" %c", &sello);
    printf("Piezas: %d\n", piezas);
    printf("Precio: %.2f\n", precio);
    printf("Sello: %c\n", sello);
    return 0;
}
