#include <stdio.h>

int count_ones(unsigned n)
{
[[    int count = 0;]]
[[    while (n != 0) {]]
[[        if ((n & 1) != 0) {]]
[[            count++;]]
[[        }]]
[[        n >>= 1;]]
[[    }]]
[[    return count;]]
}

int main(void)
{
    unsigned n = 0;

    scanf("%u", &n);
    printf("%d\n", count_ones(n));
    return 0;
}
