#include <stdio.h>

int main(void)
{
    unsigned int bits = 0;
    printf("%d\n", __builtin_ctz(bits));
    return 0;
}
