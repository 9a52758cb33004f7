// Falla: caso un cofre vacío en medio
// Falla: caso un solo cofre, vacío
// mal: toma el 0 por el final, y un cofre vacío corta la cuenta
#include <stdio.h>

int main(void)
{
    int oro = 0;
    int total = 0;
    int cofres = 0;

    scanf("%d", &oro);
    while (oro > 0) {
        total += oro;
        cofres++;
        scanf("%d", &oro);
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
