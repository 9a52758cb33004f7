#include <stdio.h>

int main(void)
{
    int precio = 3;
    printf("%d\n", 2(precio + 1));
    return 0;
}
