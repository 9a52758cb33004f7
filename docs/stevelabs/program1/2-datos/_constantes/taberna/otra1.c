#include <stdio.h>

#define SOPA 12.5
#define PAN 3.2
#define TASA 10
#define CUBIERTO 2.0

int main(void)
{
    int cantidad = 0;
    double total;

    scanf("%d", &cantidad);
    total = cantidad * SOPA;
    scanf("%d", &cantidad);
    total += cantidad * PAN;
    printf("Consumo: %.2f\n", total);
    printf("Impuesto: %.2f\n", total * TASA / 100);
    printf("Cubierto: %.2f\n", CUBIERTO);
    total += total * TASA / 100;
    printf("Total: %.2f\n", total + CUBIERTO);
    return 0;
}
