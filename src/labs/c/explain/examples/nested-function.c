#include <stdio.h>

int main(void)
{
    int twice(int n)
    {
        return 2 * n;
    }
    printf("%d\n", twice(4));
    return 0;
}
