// Falla: caso cuatro tiradas
// Falla: caso ninguna tirada
// Falla: caso hay números que no son caras
// Falla: caso muchas veces la misma
#include <stdio.h>

int main(void)
{
    int veces[6] = {0};
    int tirada = 0;

    while (scanf("%d", &tirada) == 1) {
        if (tirada >= 1 && tirada <= 6) {
            veces[tirada - 1]++;
        }
    }
    for (int i = 0; i < 6; i++) {
        printf("%d: %d\n", i, veces[i]);
    }
    return 0;
}
