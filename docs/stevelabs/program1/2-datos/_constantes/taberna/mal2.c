// Falla: caso la taberna cambia sus cuatro valores
// Falla: exige const:sopa
// Falla: exige const:pan
// Falla: exige const:tasa
// Falla: exige const:cubierto
// mal: las cuentas salen bien, pero con números sueltos en lugar de constantes
#include <stdio.h>

int main(void)
{
    int sopas = 0;
    int panes = 0;
    double consumo;

    scanf("%d", &sopas);
    scanf("%d", &panes);
    consumo = sopas * 12.5 + panes * 3.2;
    printf("Consumo: %.2f\n", consumo);
    printf("Impuesto: %.2f\n", consumo * 0.1);
    printf("Cubierto: %.2f\n", 2.0);
    printf("Total: %.2f\n", consumo * 1.1 + 2);
    return 0;
}
