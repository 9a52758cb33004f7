#include <stdio.h>

int main(void)
{
    printf("%d\n", twice(4));
    return 0;
}

int twice(int n)
{
    return 2 * n;
}
