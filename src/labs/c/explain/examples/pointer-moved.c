#include <stdio.h>

int main(void)
{
    int cuenta = 5;
    int *puntero = &cuenta;

    *puntero++;
    printf("%d\n", cuenta);
    return 0;
}
