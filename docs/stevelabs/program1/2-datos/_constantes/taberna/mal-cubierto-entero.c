// Falla: caso la taberna cambia sus cuatro valores
#include <stdio.h>

int main(void)
{
    const double sopa = 12.50;
    const double pan = 3.20;
    const double tasa = 0.10;
    const int cubierto = 2;
    int sopas = 0;
    int panes = 0;
    double consumo, impuesto;

    scanf("%d", &sopas);
    scanf("%d", &panes);
    consumo = sopas * sopa + panes * pan;
    impuesto = consumo * tasa;
    printf("Consumo: %.2f\n", consumo);
    printf("Impuesto: %.2f\n", impuesto);
    printf("Cubierto: %d.00\n", cubierto);
    printf("Total: %.2f\n", consumo + impuesto + cubierto);
    return 0;
}
