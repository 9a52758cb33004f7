#include <stdio.h>

static int depth(int n)
{
    if (n < 0)
        return 0;
    return 1 + depth(n + 1);
}

int main(void)
{
    printf("%d\n", depth(0));
    return 0;
}
