#include <stdio.h>

int main(void)
{
    total = 5;
    printf("%d\n", total);
    return 0;
}
