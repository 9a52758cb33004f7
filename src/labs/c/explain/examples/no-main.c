#include <stdio.h>

void greet(void)
{
    printf("Hola\n");
}
