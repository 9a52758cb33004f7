#include <stdio.h>

int main(void)
{
    double suma = 0.0;
    int n = 0;
    int oro = -1;

    scanf("%d", &oro);
    while (oro >= 0) {
        suma += oro;
        n++;
        scanf("%d", &oro);
    }
    if (n > 0) {
        printf("Cofres: %d\n", n);
        printf("Oro: %.0f\n", suma);
        printf("Media: %.1f\n", suma / n);
        return 0;
    }
    printf("No hay cofres.\n");
    return 0;
}
