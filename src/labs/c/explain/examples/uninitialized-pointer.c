#include <stdio.h>

int main(void)
{
    int *puntero;
    *puntero = 3;
    printf("%d\n", *puntero);
    return 0;
}
