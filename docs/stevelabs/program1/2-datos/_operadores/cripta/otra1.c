#include <stdio.h>

int main(void)
{
    int queda = 0;

    scanf("%d", &queda);

    int unidades = queda % 10;
    int vuelta = unidades;
    queda /= 10;

    int decenas = queda % 10;
    vuelta *= 10;
    vuelta += decenas;
    queda /= 10;

    vuelta *= 10;
    vuelta += queda;

    printf("Cifras: %d %d %d\n",
           queda, decenas, unidades);
    printf("Suman: %d\n",
           queda + decenas + unidades);
    printf("Al revés: %d\n", vuelta);
    return 0;
}
