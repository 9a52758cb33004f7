#include <stdio.h>

int main(void)
{
    unsigned n = 0;
    int count = 0;
    int highest = -1;

    scanf("%u", &n);
    for (unsigned rest = n; rest != 0; rest &= rest - 1) {
        count++;
    }
    while (n != 0) {
        highest++;
        n >>= 1;
    }
    printf("%d %d\n", count, highest);
    return 0;
}
