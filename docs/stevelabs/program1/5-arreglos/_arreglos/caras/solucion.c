#include <stdio.h>

#define CARAS 6

int main(void)
{
    int veces[CARAS + 1] = {0};
    int tirada = 0;

    while (scanf("%d", &tirada) == 1) {
        if (tirada >= 1
            && tirada <= CARAS) {
            veces[tirada]++;
        }
    }
    for (int i = 1; i <= CARAS; i++) {
        printf("%d: %d\n", i, veces[i]);
    }
    return 0;
}
