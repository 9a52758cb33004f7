#include <stdio.h>

int main(void)
{
    int precio_total = 5;
    precio total = 6;
    printf("%d\n", precio_total);
    return 0;
}
