#include <stdio.h>

static int sumar(int a, b)
{
    return a + b;
}

int main(void)
{
    printf("%d\n", sumar(2, 3));
    return 0;
}
