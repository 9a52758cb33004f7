#include <stdio.h>

int main(void)
{
    int edad = 20;
    printf("Hola\n");
    return 0;
}
