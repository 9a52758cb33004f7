#include <stdio.h>

int main(void)
{
    printf("%d\n", doble(4));
    return 0;
}

int doble(int n)
{
    return 2 * n;
}
