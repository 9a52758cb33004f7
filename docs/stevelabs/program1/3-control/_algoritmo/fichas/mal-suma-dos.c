// Falla: caso las fichas hasta el 8
// Falla: caso un tope que no es una ficha
// Falla: caso la partida entera
// Falla: caso un tope mayor que el del juego
#include <stdio.h>

int main(void)
{
    int tope = 0;
    int n = 2;

    scanf("%d", &tope);
    while (n <= tope) {
        printf("%d\n", n);
        n = n + 2;
    }
    printf("Listo\n");
    return 0;
}
