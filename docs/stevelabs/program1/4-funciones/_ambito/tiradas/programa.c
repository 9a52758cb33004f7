#include <stdio.h>

void apuntar(int dado)
{
    static int total = 0;
    int veces = 0;

    total = total + dado;
    veces = veces + 1;
    printf("%d %d\n", total, veces);
}

int main(void)
{
    apuntar(4);
    apuntar(6);
    return 0;
}
