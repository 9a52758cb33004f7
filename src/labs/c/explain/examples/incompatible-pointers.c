#include <stdio.h>

int main(void)
{
    double precio = 4.5;
    int *puntero = &precio;
    printf("%d\n", *puntero);
    return 0;
}
