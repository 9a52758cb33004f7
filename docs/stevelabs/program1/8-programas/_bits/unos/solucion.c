#include <stdio.h>

int main(void)
{
    unsigned n = 0;
    int count = 0;
    int highest = -1;

    scanf("%u", &n);
    for (int i = 0; i < 32; i++) {
        if ((n & (1u << i)) != 0) {
            count++;
            highest = i;
        }
    }
    printf("%d %d\n", count, highest);
    return 0;
}
