// Falla: caso cuatro tiradas
// Falla: caso ninguna tirada
// Falla: caso hay números que no son caras
// Falla: caso muchas veces la misma
// Falla: exige memoria
// mal: el último índice de veces es 5, y se usa el 6
#include <stdio.h>

int main(void)
{
    int veces[6] = {0};
    int tirada = 0;

    while (scanf("%d", &tirada) == 1) {
        if (tirada >= 1 && tirada <= 6) {
            veces[tirada]++;
        }
    }
    for (int i = 1; i <= 6; i++) {
        printf("%d: %d\n", i, veces[i]);
    }
    return 0;
}
