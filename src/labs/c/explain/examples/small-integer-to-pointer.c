#include <stdio.h>

int main(void)
{
    char chico = 3;
    int *puntero = (int *)chico;
    printf("%d\n", puntero != NULL);
    return 0;
}
