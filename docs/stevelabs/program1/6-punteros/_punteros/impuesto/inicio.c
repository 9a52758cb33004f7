#include <stdio.h>

int main(void)
{
    int bruja = 0;
    int mago = 0;
    int orco = 0;

    scanf("%d %d %d", &bruja, &mago, &orco);
    // Cobra aquí el impuesto.
    printf("%d %d %d\n", bruja, mago, orco);
    return 0;
}
