#include <stdio.h>
#include <stdbool.h>

int main(void)
{
    unsigned lamps = 0;
    char sign = '?';
    int n = 0;

    while (scanf(" %c %d", &sign, &n)
           == 2) {
        if (n < 0 || n > 7) {
            continue;
        }
        unsigned mask = 1u << n;
        bool is_on = (lamps & mask) != 0;

        if (sign == '+' && !is_on) {
            lamps += mask;
        }
        if (sign == '-' && is_on) {
            lamps ^= mask;
        }
    }
    for (int i = 7; i >= 0; i--) {
        if ((lamps & (1u << i)) != 0) {
            printf("1");
        } else {
            printf("0");
        }
    }
    printf(" = %u\n", lamps);
    return 0;
}
