#include <stdio.h>

#define CARAS 6

void apuntar(int veces[], int n, int cara)
{
    if (cara > 0 && cara < n) {
        veces[cara] = veces[cara] + 1;
    }
}

int main(void)
{
    int veces[CARAS + 1];
    int cara = 0;

    for (int i = 0; i <= CARAS; i++) {
        veces[i] = 0;
    }
    while (scanf("%d", &cara) == 1) {
        apuntar(veces, CARAS + 1, cara);
    }
    for (int i = 1; i <= CARAS; i++) {
        printf("%d: %d\n", i, veces[i]);
    }
    return 0;
}
