#include <stdio.h>

int main(void)
{
    int pociones = 0;
    int flechas = 0;
    int cuerdas = 0;
    int leidos = 0;

    if (scanf("%d", &pociones) == 1)
        leidos++;
    if (scanf("%d", &flechas) == 1)
        leidos++;
    if (scanf("%d", &cuerdas) == 1)
        leidos++;
    printf("Entendidos: %d\n", leidos);
    printf("Pociones: %d\n", pociones);
    printf("Flechas: %d\n", flechas);
    printf("Cuerdas: %d\n", cuerdas);
    return 0;
}
