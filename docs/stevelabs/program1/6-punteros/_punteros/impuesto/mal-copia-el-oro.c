// Falla: caso gana el mago
// Falla: caso gana el orco
// Falla: caso empatan el mago y el orco
// Falla: caso gana el orco y el mago es el último
// Falla: caso los tres son negativos
// mal: *p = mago copia el oro en la bruja en lugar de mover el puntero
#include <stdio.h>

int main(void)
{
    int bruja = 0;
    int mago = 0;
    int orco = 0;
    int *p = &bruja;

    scanf("%d %d %d", &bruja, &mago, &orco);
    if (mago > *p) {
        *p = mago;
    }
    if (orco > *p) {
        *p = orco;
    }
    *p = *p - 10;
    printf("%d %d %d\n", bruja, mago, orco);
    return 0;
}
