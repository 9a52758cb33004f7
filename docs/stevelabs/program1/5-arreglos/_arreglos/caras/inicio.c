#include <stdio.h>

#define CARAS 6

int main(void)
{
    int tirada = 0;

    while (scanf("%d", &tirada) == 1) {
        // Cuenta esta tirada.
    }
    return 0;
}
