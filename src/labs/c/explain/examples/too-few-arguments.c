#include <stdio.h>

static int sumar(int a, int b)
{
    return a + b;
}

int main(void)
{
    printf("%d\n", sumar(2));
    return 0;
}
