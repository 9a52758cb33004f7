#include <stdio.h>

int main(void)
{
    int puntos = 0;
    long long total = 0;

    scanf("%d", &puntos);
    total += puntos;
    scanf("%d", &puntos);
    total += puntos;
    scanf("%d", &puntos);
    total += puntos;
    printf("Total: %lld puntos\n", total);
    return 0;
}
