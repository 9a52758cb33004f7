#include <stdio.h>

int main(void)
{
    int a = 1, b = 2;
    a, b = b, a;
    printf("%d %d\n", a, b);
    return 0;
}
