#include <stdio.h>

int main(void)
{
    int *puntero = &5;
    printf("%d\n", *puntero);
    return 0;
}
