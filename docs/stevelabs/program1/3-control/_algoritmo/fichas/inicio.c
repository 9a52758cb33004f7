#include <stdio.h>

int main(void)
{
    int tope = 0;
    int n = 1;

    scanf("%d", &tope);
    while (n <= tope) { // línea dada
        n = n + 2;
        printf("%d\n", n);
    } // línea dada
    printf("Listo\n");
    return 0;
}
