// Falla: caso un dato en cada línea
// Falla: caso los tres datos en una línea
// Falla: caso con líneas en blanco por medio
// Falla: caso un precio sin decimales
// Falla: caso una palabra donde va el sello
// mal: sin espacio delante de %c, el sello es el Enter del precio
#include <stdio.h>

int main(void)
{
    int piezas = 0;
    double precio = 0.0;
    char sello = '?';

    scanf("%d", &piezas);
    scanf("%lf", &precio);
    scanf("%c", &sello);
    printf("Piezas: %d\n", piezas);
    printf("Precio: %.2f\n", precio);
    printf("Sello: %c\n", sello);
    return 0;
}
