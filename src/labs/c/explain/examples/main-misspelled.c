#include <stdio.h>

int mian(void)
{
    printf("Hola\n");
    return 0;
}
