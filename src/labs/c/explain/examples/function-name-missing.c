#include <stdio.h>

static int costo(int precio, int cantidad)
{
    return precio * cantidad;
}

int main(void)
{
    int total = (5, 3);
    printf("%d %d\n", total, costo(2, 2));
    return 0;
}
