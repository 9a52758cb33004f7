#include <stdio.h>

int main(void)
{
    int double precio = 4.5;
    printf("%f\n", precio);
    return 0;
}
