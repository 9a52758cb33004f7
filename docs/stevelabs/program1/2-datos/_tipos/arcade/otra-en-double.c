#include <stdio.h>

int main(void)
{
    double total = 0, puntos = 0;

    scanf("%lf", &puntos);
    total += puntos;
    scanf("%lf", &puntos);
    total += puntos;
    scanf("%lf", &puntos);
    total += puntos;
    printf("Total: %.0f puntos\n", total);
    return 0;
}
