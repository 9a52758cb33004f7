#include <stdio.h>

int main(void)
{
    int n = 0;

    while (scanf("%d", &n) == 1) {
        // Cuenta esta casilla.
    }
    return 0;
}
