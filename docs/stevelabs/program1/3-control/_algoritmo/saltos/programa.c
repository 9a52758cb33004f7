#include <stdio.h>

int main(void)
{
    int n = 2;

    while (n <= 11) { // línea dada
        printf("Piso el %d.\n", n);
        n = n + 3;
    } // línea dada
    printf("Me paro en el %d.\n", n);
    return 0;
}
