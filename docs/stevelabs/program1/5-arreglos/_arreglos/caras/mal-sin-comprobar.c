// Falla: caso hay números que no son caras
// Falla: exige memoria
#include <stdio.h>

int main(void)
{
    int veces[7] = {0};
    int tirada = 0;

    while (scanf("%d", &tirada) == 1) {
        veces[tirada]++;
    }
    for (int i = 1; i <= 6; i++) {
        printf("%d: %d\n", i, veces[i]);
    }
    return 0;
}
