#include <stdio.h>

int main(void)
{
    int pociones = 0;
    int flechas = 0;
    int cuerdas = 0;
    int leidos = 0;

    leidos = scanf("%d %d %d", &pociones, &flechas, &cuerdas);
    printf("Entendidos: %d\n", leidos);
    printf("Pociones: %d\n", pociones);
    printf("Flechas: %d\n", flechas);
    printf("Cuerdas: %d\n", cuerdas);
    return 0;
}
