#include <stdio.h>

int beber(int vida, int maxima)
{
    if (vida + 10 <= maxima) {
        return 10;
    }
    return maxima - vida;
}

int main(void)
{
    int vida = 0;
    int maxima = 0;
    int pociones = 0;

    scanf("%d %d %d", &vida, &maxima, &pociones);
    while (pociones > 0) {
        vida += beber(vida, maxima);
        printf("Trago: %d\n", vida);
        pociones--;
    }
    printf("Vida: %d\n", vida);
    return 0;
}
