#include <stdio.h>

int main(void)
{
    int edad;
    edad = 20;
    printf("Hola\n");
    return 0;
}
