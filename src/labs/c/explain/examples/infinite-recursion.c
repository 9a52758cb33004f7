#include <stdio.h>

static int factorial(int n)
{
    return n * factorial(n - 1);
}

int main(void)
{
    printf("%d\n", factorial(3));
    return 0;
}
