#include <stdio.h>

int main(void)
{
    unsigned n = 26;
    unsigned m = 0x20;

    printf("%x\n", n);
    printf("%u\n", m);
    return 0;
}
