#include <stdio.h>

int main(void)
{
    const double tasa = 0.10;
    const double cubierto = 2.0;
    const double pan = 3.2;
    const double sopa = 12.5;
    int cantidad = 0;
    double total;

    scanf("%d", &cantidad);
    total = cantidad * sopa;
    scanf("%d", &cantidad);
    total += cantidad * pan;
    printf("Consumo: %.2f\n", total);
    printf("Impuesto: %.2f\n", total * tasa);
    printf("Cubierto: %.2f\n", cubierto);
    total += total * tasa;
    printf("Total: %.2f\n", total + cubierto);
    return 0;
}
