#include <stdio.h>

int primero(int valores[3]);

int main(void)
{
    int notas[4] = {7, 8, 9, 10};
    printf("%d\n", primero(notas));
    return 0;
}

int primero(int valores[4])
{
    return valores[0];
}
