// Falla: caso dos sopas y dos panes
// Falla: caso la taberna cambia sus cuatro valores
// Falla: caso quien no pide nada
// Falla: caso solo pan
// Falla: caso una mesa grande
// mal: el impuesto se calcula también sobre el cubierto
#include <stdio.h>

int main(void)
{
    const double sopa = 12.50;
    const double pan = 3.20;
    const double tasa = 0.10;
    const double cubierto = 2.00;
    int sopas = 0;
    int panes = 0;
    double consumo, impuesto;

    scanf("%d", &sopas);
    scanf("%d", &panes);
    consumo = sopas * sopa + panes * pan;
    impuesto = (consumo + cubierto) * tasa;
    printf("Consumo: %.2f\n", consumo);
    printf("Impuesto: %.2f\n", impuesto);
    printf("Cubierto: %.2f\n", cubierto);
    printf("Total: %.2f\n", consumo + impuesto + cubierto);
    return 0;
}
