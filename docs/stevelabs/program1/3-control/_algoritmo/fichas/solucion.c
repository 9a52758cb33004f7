#include <stdio.h>

int main(void)
{
    int tope = 0;
    int n = 2;          // paso 2

    scanf("%d", &tope); // paso 1
    while (n <= tope) { // paso 3
        printf("%d\n", n); // paso 4
        n = n * 2;         // paso 5
    }                      // paso 6
    printf("Listo\n");  // paso 7
    return 0;
}
