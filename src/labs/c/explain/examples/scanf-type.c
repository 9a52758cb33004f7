#include <stdio.h>

int main(void)
{
    double precio;
    scanf("%f", &precio);
    printf("%f\n", precio);
    return 0;
}
