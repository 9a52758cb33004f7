#include <stdio.h>

void main(void)
{
    printf("Hola\n");
}
