#include <stdio.h>

int doble(int n)
{
    return 2 * n;
}

int main(void)
{
    int n = 4;
    doble(n);
    printf("%d\n", n);
    return 0;
}
