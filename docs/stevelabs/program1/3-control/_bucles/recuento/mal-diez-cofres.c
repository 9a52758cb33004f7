// Falla: caso una docena de cofres
// mal: abre diez cofres como mucho
#include <stdio.h>

int main(void)
{
    int oro = 0;
    int total = 0;
    int cofres = 0;

    for (int i = 0; i < 10; i++) {
        if (scanf("%d", &oro) != 1 || oro < 0) {
            break;
        }
        total += oro;
        cofres++;
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
