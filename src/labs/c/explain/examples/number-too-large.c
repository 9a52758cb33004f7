#include <stdio.h>

int main(void)
{
    int total = 99999999999999999999;
    printf("%d\n", total);
    return 0;
}
