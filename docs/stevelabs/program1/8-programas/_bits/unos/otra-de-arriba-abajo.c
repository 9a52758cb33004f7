#include <stdio.h>

int main(void)
{
    unsigned n = 0;
    int count = 0;
    int highest = -1;

    scanf("%u", &n);
    for (int i = 31; i >= 0; i--) {
        if ((n >> i) & 1) {
            count += 1;
            if (highest == -1) {
                highest = i;
            }
        }
    }
    printf("%d %d\n", count, highest);
    return 0;
}
