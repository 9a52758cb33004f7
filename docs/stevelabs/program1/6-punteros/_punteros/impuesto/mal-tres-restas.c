// Falla: exige puntero
// Falla: prohibe asigna:bruja
// Falla: prohibe asigna:mago
// Falla: prohibe asigna:orco
#include <stdio.h>

int main(void)
{
    int bruja = 0;
    int mago = 0;
    int orco = 0;

    scanf("%d %d %d", &bruja, &mago, &orco);
    if (bruja >= mago && bruja >= orco) {
        bruja = bruja - 10;
    } else if (mago >= orco) {
        mago = mago - 10;
    } else {
        orco = orco - 10;
    }
    printf("%d %d %d\n", bruja, mago, orco);
    return 0;
}
