#include <stdio.h>

int main(void)
{
    int edad = 12;
    int *puntero = NULL;

    *puntero = &edad;
    printf("%d\n", *puntero);
    return 0;
}
