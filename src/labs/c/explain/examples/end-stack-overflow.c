#include <stdio.h>

static int profundidad(int n)
{
    if (n < 0)
        return 0;
    return 1 + profundidad(n + 1);
}

int main(void)
{
    printf("%d\n", profundidad(0));
    return 0;
}
