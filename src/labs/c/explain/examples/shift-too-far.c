#include <stdio.h>

int main(void)
{
    int big = 1 << 40;
    printf("%d\n", big);
    return 0;
}
