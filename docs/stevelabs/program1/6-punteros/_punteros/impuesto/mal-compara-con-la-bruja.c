// Falla: caso gana el mago
// Falla: caso empatan el mago y el orco
// mal: el orco se compara con la bruja y no con el candidato
#include <stdio.h>

int main(void)
{
    int bruja = 0;
    int mago = 0;
    int orco = 0;
    int *p = &bruja;

    scanf("%d %d %d", &bruja, &mago, &orco);
    if (mago > bruja) {
        p = &mago;
    }
    if (orco > bruja) {
        p = &orco;
    }
    *p = *p - 10;
    printf("%d %d %d\n", bruja, mago, orco);
    return 0;
}
