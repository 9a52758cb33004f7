#include <stdio.h>

static int twice(int n)
{
    printf("%d\n", 2 * n);
}

int main(void)
{
    return twice(4);
}
