#include <stdio.h>

int main(void)
{
    double precio = 3,50;
    printf("%.2f\n", precio);
    return 0;
}
