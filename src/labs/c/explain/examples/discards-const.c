#include <stdio.h>

int main(void)
{
    const int limite = 10;
    int *puntero = &limite;
    printf("%d\n", *puntero);
    return 0;
}
