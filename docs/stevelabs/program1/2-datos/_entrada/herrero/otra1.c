#include <stdio.h>

int main(void)
{
    char sello;
    double precio;
    int piezas;

    scanf("%d %lf %c", &piezas, &precio, &sello);
    printf("Piezas: %d\nPrecio: %.2f\nSello: %c\n",
           piezas, precio, sello);
    return 0;
}
