#include <stdio.h>

static int doble(int n)
{
    printf("%d\n", 2 * n);
    return;
}

int main(void)
{
    return doble(4);
}
