#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    int edad = 20;
    free(&edad);
    printf("Hola\n");
    return 0;
}
