// Falla: caso empieza con dos encendidas
// mal: ~ va antes que << y apaga también las de menos peso
#include <stdio.h>

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
        if (sign == '+') {
            lamps |= 1u << n;
        } else {
            lamps &= ~1u << n;
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
