// Falla: caso se callan tras el primero
#include <stdio.h>

int main(void)
{
    int pociones = 0;
    int flechas = 0;
    int cuerdas = 0;
    int leidos = scanf("%d", &pociones);

    leidos += scanf("%d", &flechas);
    if (scanf("%d", &cuerdas) == 1)
        leidos++;
    printf("Entendidos: %d\n", leidos);
    printf("Pociones: %d\nFlechas: %d\nCuerdas: %d\n",
           pociones, flechas, cuerdas);
    return 0;
}
