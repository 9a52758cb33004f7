// Falla: caso otro negativo y ningún cofre
// mal: solo reconoce que no hay cofres si lo primero es un -1
#include <stdio.h>

int main(void)
{
    int oro = 0;
    int total = 0;
    int cofres = 0;

    scanf("%d", &oro);
    if (oro == -1) {
        printf("No hay cofres.\n");
        return 0;
    }
    while (oro >= 0) {
        total += oro;
        cofres++;
        scanf("%d", &oro);
    }
    printf("Cofres: %d\n", cofres);
    printf("Oro: %d\n", total);
    printf("Media: %.1f\n", (double)total / cofres);
    return 0;
}
