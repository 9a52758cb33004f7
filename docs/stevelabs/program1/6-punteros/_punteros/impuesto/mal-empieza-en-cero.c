// Falla: caso los tres son negativos
// mal: el primer candidato es un 0 que nadie tiene
#include <stdio.h>

int main(void)
{
    int bruja = 0;
    int mago = 0;
    int orco = 0;
    int mayor = 0;
    int *p = &bruja;

    scanf("%d %d %d", &bruja, &mago, &orco);
    if (bruja > mayor) {
        mayor = bruja;
        p = &bruja;
    }
    if (mago > mayor) {
        mayor = mago;
        p = &mago;
    }
    if (orco > mayor) {
        mayor = orco;
        p = &orco;
    }
    *p -= 10;
    printf("%d %d %d\n", bruja, mago, orco);
    return 0;
}
