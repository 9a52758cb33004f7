#include <stdio.h>

int main(void)
{
    int *puntero = NULL;
    *puntero = 3;
    printf("%d\n", *puntero);
    return 0;
}
