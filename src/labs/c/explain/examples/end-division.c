#include <stdio.h>

int main(void)
{
    int total = 27, cuenta = 0;
    printf("%d\n", total / cuenta);
    return 0;
}
