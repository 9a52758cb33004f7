#include <stdio.h>

static int doble(void)
{
    return 2 * precio;
}

int main(void)
{
    int precio = 4;
    printf("%d %d\n", precio, doble());
    return 0;
}
