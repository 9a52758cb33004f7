// Falla: caso el bit 31
// Falla: caso todos a 1
// mal: en un int el bit 31 es el signo
#include <stdio.h>

int main(void)
{
    int n = 0;
    int count = 0;
    int highest = -1;

    scanf("%d", &n);
    while (n > 0) {
        if (n % 2 == 1) {
            count++;
        }
        highest++;
        n /= 2;
    }
    printf("%d %d\n", count, highest);
    return 0;
}
