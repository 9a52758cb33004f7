#include <stdio.h>

static int twice(int n)
{
    return 2 * n;
}

int main(void)
{
    printf("%d\n", twice(2, 3));
    return 0;
}
