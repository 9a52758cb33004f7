#include <stdio.h>

int main(void)
{
    int doble(int n)
    {
        return 2 * n;
    }
    printf("%d\n", doble(4));
    return 0;
}
