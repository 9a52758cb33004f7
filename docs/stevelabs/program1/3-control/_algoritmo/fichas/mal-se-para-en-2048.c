// Falla: caso un tope mayor que el del juego
#include <stdio.h>

int main(void)
{
    int tope = 0;
    int n = 2;

    scanf("%d", &tope);
    while (n <= tope && n <= 2048) {
        printf("%d\n", n);
        n = n * 2;
    }
    printf("Listo\n");
    return 0;
}
