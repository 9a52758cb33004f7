#include <stdio.h>

static int doble(int n)
{
    return 2 * n;
}

static int doble(int n)
{
    return n + n;
}

int main(void)
{
    printf("%d\n", doble(4));
    return 0;
}
