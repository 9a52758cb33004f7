#include <stdio.h>

int main(void)
{
    int precio = 20;
    double precio = 20.5;
    printf("%f\n", precio);
    return 0;
}
