#include <stdio.h>

static int dividir(int a, int b)
{
    return a / b, a % b;
}

int main(void)
{
    printf("%d\n", dividir(7, 2));
    return 0;
}
