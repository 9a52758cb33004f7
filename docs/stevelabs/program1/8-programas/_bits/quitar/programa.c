#include <stdio.h>

int main(void)
{
    unsigned flags = 0;

    scanf("%u", &flags);
    flags [[&= ~8u]];
    printf("%u\n", flags);
    return 0;
}
