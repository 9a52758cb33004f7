#include <stdio.h>

int total = 5;

int main(void)
{
    printf("%d\n", total);
    return 0;
}
