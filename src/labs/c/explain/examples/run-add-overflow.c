#include <stdio.h>

int main(void)
{
    int total = 2000000000;
    total = total + 2000000000;
    printf("%d\n", total);
    return 0;
}
