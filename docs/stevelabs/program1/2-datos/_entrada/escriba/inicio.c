#include <stdio.h>

int main(void)
{
    int pociones = 1;
    int flechas = 1;
    int cuerdas = 1;

    scanf("%d %d %d", &pociones, &flechas, &cuerdas);
    printf("Entendidos: %d\n", 3);
    printf("Pociones: %d\n", pociones);
    printf("Flechas: %d\n", flechas);
    printf("Cuerdas: %d\n", cuerdas);
    return 0;
}
