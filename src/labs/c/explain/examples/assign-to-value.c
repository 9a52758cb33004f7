#include <stdio.h>

int main(void)
{
    int a = 1, b = 2, sum;
    a + b = sum;
    printf("%d\n", sum);
    return 0;
}
