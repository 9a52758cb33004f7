#include <stdio.h>

int main(void)
{
    int a = 3, b = 5;
    printf("%d\n", max(a, b));
    return 0;
}
