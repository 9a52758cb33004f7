#include <stdio.h>

static int primero(int notas[])
{
    return notas[0];
}

int main(void)
{
    int notas[3] = {7, 8, 9};
    printf("%d\n", primero(notas[]));
    return 0;
}
