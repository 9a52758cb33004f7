#include <stdio.h>

void saludar(void)
{
    printf("Hola\n");
}
