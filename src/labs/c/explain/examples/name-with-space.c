#include <stdio.h>

int main(void)
{
    int precio total = 5;
    printf("%d\n", total);
    return 0;
}
