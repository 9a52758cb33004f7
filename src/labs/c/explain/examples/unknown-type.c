#include <stdio.h>

int main(void)
{
    entero edad = 20;
    printf("%d\n", edad);
    return 0;
}
