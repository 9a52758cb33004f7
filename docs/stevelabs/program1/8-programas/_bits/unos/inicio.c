#include <stdio.h>

int main(void)
{
    unsigned n = 0;
    int count = 0;
    int highest = -1;

    scanf("%u", &n);
    // Look at the bits of n here.
    printf("%d %d\n", count, highest);
    return 0;
}
