#include <stdio.h>

int main(void)
{
    unsigned n = 0;
    int count = 0;
    int highest = -1;

    scanf("%u", &n);
    for (int i = 0; n != 0; i++) {
        if ((n & 1) == 1) {
            count++;
            highest = i;
        }
        n >>= 1;
    }
    printf("%d %d\n", count, highest);
    return 0;
}
