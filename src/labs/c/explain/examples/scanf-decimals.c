#include <stdio.h>

int main(void)
{
    double precio = 0;
    if (scanf("%.2f", &precio) == 1)
        printf("%.2f\n", precio);
    return 0;
}
