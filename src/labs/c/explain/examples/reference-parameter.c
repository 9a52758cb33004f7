#include <stdio.h>

void curar(int &vida)
{
    vida = vida + 10;
}

int main(void)
{
    int vida = 5;

    curar(vida);
    printf("%d\n", vida);
    return 0;
}
