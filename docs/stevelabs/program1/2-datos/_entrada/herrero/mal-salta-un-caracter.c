// Falla: caso con líneas en blanco por medio
#include <stdio.h>

int main(void)
{
    int piezas = 0;
    double precio = 0.0;
    char sello = '?';

    scanf("%d", &piezas);
    scanf("%lf", &precio);
    scanf("%*c%c", &sello);
    printf("Piezas: %d\n", piezas);
    printf("Precio: %.2f\n", precio);
    printf("Sello: %c\n", sello);
    return 0;
}
