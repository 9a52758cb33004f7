#include <stdio.h>

int main(void)
{
    int edad = 20;
    edad = edad;
    printf("%d\n", edad);
    return 0;
}
