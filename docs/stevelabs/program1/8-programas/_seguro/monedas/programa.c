#include <stdio.h>

int main(void)
{
    unsigned char coins = 250;

    for (int i = 0; i < 3; i++) {
        coins += 4;
        printf("%d\n", coins);
    }
    return 0;
}
