#include <stdio.h>

int beber(int vida, int maxima)
{
    int curado = 10;

    if (vida + 10 > maxima) {
        curado = maxima - vida;
    }
    printf("Trago: %d\n", vida + curado);
    return curado;
}

int main(void)
{
    int vida = 0;
    int maxima = 0;
    int pociones = 0;

    scanf("%d %d %d", &vida, &maxima, &pociones);
    while (pociones > 0) {
        vida += beber(vida, maxima);
        pociones--;
    }
    printf("Vida: %d\n", vida);
    return 0;
}
