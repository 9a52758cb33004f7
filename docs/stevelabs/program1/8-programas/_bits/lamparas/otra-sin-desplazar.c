#include <stdio.h>

int main(void)
{
    unsigned lamps = 0;
    char sign = '?';
    int n = 0;

    while (scanf(" %c %d", &sign, &n)
           == 2) {
        unsigned weight = 1;

        for (int i = 0; i < 8; i++) {
            if (i == n && sign == '+') {
                lamps |= weight;
            }
            if (i == n && sign == '-') {
                lamps &= ~weight;
            }
            weight *= 2;
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
