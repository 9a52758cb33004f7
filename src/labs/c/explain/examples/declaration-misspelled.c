#include <stdio.h>

int main(void)
{
    int toal = 5;
    total += 2;
    printf("%d\n", total);
    return 0;
}
