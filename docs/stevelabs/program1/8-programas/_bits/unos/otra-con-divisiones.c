#include <stdio.h>

int main(void)
{
    unsigned n = 0;
    int count = 0;
    int highest = -1;

    scanf("%u", &n);
    while (n > 0) {
        count += n % 2;
        highest++;
        n /= 2;
    }
    printf("%d %d\n", count, highest);
    return 0;
}
