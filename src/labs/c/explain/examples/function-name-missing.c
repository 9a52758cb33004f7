#include <stdio.h>

static int costo(int precio, int cuenta)
{
    return precio * cuenta;
}

int main(void)
{
    int total = (5, 3);
    printf("%d %d\n", total, costo(2, 2));
    return 0;
}
