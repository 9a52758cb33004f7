#include <stdio.h>

int main(void)
{
    unsigned n = 0;
    int count = 0;
    int highest = -1;

    scanf("%u", &n);
    unsigned mask = 1;

    for (int i = 0; mask != 0; i++) {
        if ((n & mask) == mask) {
            count++;
            highest = i;
        }
        mask <<= 1;
    }
    printf("%d %d\n", count, highest);
    return 0;
}
