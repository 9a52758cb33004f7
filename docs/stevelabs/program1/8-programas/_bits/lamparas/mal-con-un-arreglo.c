// Falla: caso empieza con dos encendidas
// mal: no mira lo que ya estaba encendido en lamps
#include <stdio.h>

int main(void)
{
    unsigned lamps = 0;
    char sign = '?';
    int n = 0;
    int on[8] = {0};

    while (scanf(" %c %d", &sign, &n)
           == 2) {
        if (n < 0 || n > 7) {
            continue;
        }
        on[n] = sign == '+';
    }
    lamps = 0;
    for (int i = 7; i >= 0; i--) {
        lamps = lamps * 2 + (unsigned)on[i];
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
