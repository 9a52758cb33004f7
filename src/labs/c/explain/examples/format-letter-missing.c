#include <stdio.h>

int main(void)
{
    double precio = 3.5;
    printf("%.\n", precio);
    return 0;
}
