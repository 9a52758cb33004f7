#include <stdio.h>

int main(void)
{
    int lugares = 40;
    printf("%d\n", 1 << lugares);
    return 0;
}
