// Falla: caso las fichas hasta el 8
// Falla: caso la partida entera
// Falla: caso una sola ficha
#include <stdio.h>

int main(void)
{
    int tope = 0;
    int n = 2;

    scanf("%d", &tope);
    while (n < tope) {
        printf("%d\n", n);
        n = n * 2;
    }
    printf("Listo\n");
    return 0;
}
