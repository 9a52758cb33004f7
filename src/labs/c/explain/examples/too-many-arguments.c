#include <stdio.h>

static int doble(int n)
{
    return 2 * n;
}

int main(void)
{
    printf("%d\n", doble(2, 3));
    return 0;
}
