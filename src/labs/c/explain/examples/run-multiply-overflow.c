#include <stdio.h>

int main(void)
{
    int factorial = 1;
    for (int i = 2; i <= 13; i++) {
        factorial = factorial * i;
    }
    printf("%d\n", factorial);
    return 0;
}
