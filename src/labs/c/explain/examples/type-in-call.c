#include <stdio.h>

static int doble(int n)
{
    return 2 * n;
}

int main(void)
{
    int n = 4;
    printf("%d\n", doble(int n));
    return 0;
}
