#include <stdio.h>

static int twice(int n)
{
    return 2 * n;
}

int main(void)
{
    int n = 4;
    printf("%d\n", twice(int n));
    return 0;
}
