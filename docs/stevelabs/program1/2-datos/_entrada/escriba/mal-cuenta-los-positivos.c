// Falla: caso uno de los datos es un 0
#include <stdio.h>

int main(void)
{
    int pociones = 0;
    int flechas = 0;
    int cuerdas = 0;
    int leidos = 0;

    scanf("%d %d %d", &pociones, &flechas, &cuerdas);
    if (pociones > 0)
        leidos++;
    if (flechas > 0)
        leidos++;
    if (cuerdas > 0)
        leidos++;
    printf("Entendidos: %d\n", leidos);
    printf("Pociones: %d\n", pociones);
    printf("Flechas: %d\n", flechas);
    printf("Cuerdas: %d\n", cuerdas);
    return 0;
}
