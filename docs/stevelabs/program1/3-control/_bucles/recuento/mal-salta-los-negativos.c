// Falla: caso un cofre detrás del centinela
// mal: salta el número negativo y sigue contando
#include <stdio.h>

int main(void)
{
    int oro = 0;
    int total = 0;
    int cofres = 0;

    while (scanf("%d", &oro) == 1) {
        if (oro >= 0) {
            total += oro;
            cofres++;
        }
    }
    if (cofres == 0) {
        printf("No hay cofres.\n");
    } else {
        printf("Cofres: %d\n", cofres);
        printf("Oro: %d\n", total);
        printf("Media: %.1f\n", (double)total / cofres);
    }
    return 0;
}
