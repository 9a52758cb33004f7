#include <stdio.h>

static int twice(int n)
{
    return 2 * n;
}

static int twice(int n)
{
    return n + n;
}

int main(void)
{
    printf("%d\n", twice(4));
    return 0;
}
