// Falla: caso empatan la bruja y el orco
// mal: con >= el orco le quita el puesto a la bruja
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
    }
    if (orco >= bruja && orco > mago) {
        p = &orco;
    }
    *p = *p - 10;
    printf("%d %d %d\n", bruja, mago, orco);
    return 0;
}
