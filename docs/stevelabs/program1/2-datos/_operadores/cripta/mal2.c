// Falla: caso acabado en cero
// Falla: caso el menor de tres cifras
// mal: escribe las cifras al revés una tras otra, y con 150 sale 051
#include <stdio.h>

int main(void)
{
    int numero = 0;

    scanf("%d", &numero);

    int a = numero / 100;
    int b = numero / 10 % 10;
    int c = numero % 10;

    printf("Cifras: %d %d %d\n", a, b, c);
    printf("Suman: %d\n", a + b + c);
    printf("Al revés: %d%d%d\n", c, b, a);
    return 0;
}
