// Falla: caso gana el orco y el mago es el último
// mal: mira al orco dentro del if del mago
#include <stdio.h>

int main(void)
{
    int bruja = 0;
    int mago = 0;
    int orco = 0;
    int *p = &bruja;

    scanf("%d %d %d", &bruja, &mago, &orco);
    if (mago > *p) {
        p = &mago;
        if (orco > *p) {
            p = &orco;
        }
    }
    *p = *p - 10;
    printf("%d %d %d\n", bruja, mago, orco);
    return 0;
}
