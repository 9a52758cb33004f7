#include <stdio.h>

int main(void)
{
    int n = 1;
    int total = 0;

    while (n <= 3) { // línea dada
        total = total + n;
        n = n + 1;
    } // línea dada
    printf("%d\n", total);
    return 0;
}
