#include <stdio.h>

int main(void)
{
    int edad = 20;
    int *puntero = edad;
    printf("%d\n", *puntero);
    return 0;
}
