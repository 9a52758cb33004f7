// Falla: caso tres cofres
// Falla: caso un cofre vacío en medio
// Falla: caso una docena de cofres
// mal: divide enteros antes de convertir, y la media pierde los decimales
#include <stdio.h>

int main(void)
{
    int oro = 0;
    int total = 0;
    int cofres = 0;

    scanf("%d", &oro);
    while (oro >= 0) {
        total += oro;
        cofres++;
        scanf("%d", &oro);
    }
    if (cofres == 0) {
        printf("No hay cofres.\n");
    } else {
        printf("Cofres: %d\n", cofres);
        printf("Oro: %d\n", total);
        printf("Media: %.1f\n", (double)(total / cofres));
    }
    return 0;
}
