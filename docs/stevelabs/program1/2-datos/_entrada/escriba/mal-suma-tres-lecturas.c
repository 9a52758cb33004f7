// Falla: caso se callan tras el primero
// Falla: caso se callan antes del último
#include <stdio.h>

int main(void)
{
    int pociones = 0;
    int flechas = 0;
    int cuerdas = 0;
    int primero = scanf("%d", &pociones);
    int segundo = scanf("%d", &flechas);
    int tercero = scanf("%d", &cuerdas);

    printf("Entendidos: %d\n",
           primero + segundo + tercero);
    printf("Pociones: %d\nFlechas: %d\nCuerdas: %d\n",
           pociones, flechas, cuerdas);
    return 0;
}
