#include <stdio.h>

int main(void)
{
    int bruja = 0;
    int mago = 0;
    int orco = 0;
    int *paga = NULL;

    scanf("%d %d %d", &bruja, &mago, &orco);
    if (bruja >= mago && bruja >= orco) {
        paga = &bruja;
    } else if (mago >= orco) {
        paga = &mago;
    } else {
        paga = &orco;
    }
    *paga = *paga - 10;
    printf("%d %d %d\n", bruja, mago, orco);
    return 0;
}
