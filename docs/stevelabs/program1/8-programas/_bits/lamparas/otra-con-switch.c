#include <stdio.h>

int main(void)
{
    unsigned lamps = 0;
    char sign = '?';
    int n = 0;

    while (scanf(" %c %d", &sign, &n)
           == 2) {
        if (n >= 0 && n < 8) {
            unsigned mask = 1u << n;

            switch (sign) {
            case '+':
                lamps = lamps | mask;
                break;
            case '-':
                lamps = (lamps | mask) ^ mask;
                break;
            }
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
