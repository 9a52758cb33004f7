#include <stdio.h>

int main(void)
{
    int oro = 50;
    int vida = 20;
    int fuerza = 8;

    // Lee aquí las órdenes.
    printf("oro %d, ", oro);
    printf("vida %d, ", vida);
    printf("fuerza %d\n", fuerza);
    return 0;
}
