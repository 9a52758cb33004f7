#include <stdio.h>

int main(void)
{
    double precio = 16 . 9;
    printf("%.2f\n", precio);
    return 0;
}
