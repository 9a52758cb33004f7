// Falla: caso tres cofres
// Falla: caso un cofre vacío en medio
// Falla: caso un solo cofre, vacío
// Falla: caso acaba con otro número negativo
// Falla: caso un cofre detrás del centinela
// Falla: caso una docena de cofres
// mal: suma también el número negativo que avisa del final
#include <stdio.h>

int main(void)
{
    int oro = 0;
    int total = 0;
    int cofres = -1;

    do {
        scanf("%d", &oro);
        total += oro;
        cofres++;
    } while (oro >= 0);
    if (cofres == 0) {
        printf("No hay cofres.\n");
    } else {
        printf("Cofres: %d\n", cofres);
        printf("Oro: %d\n", total);
        printf("Media: %.1f\n", (double)total / cofres);
    }
    return 0;
}
