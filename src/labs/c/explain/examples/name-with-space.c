#include <stdio.h>

int main(void)
{
    int total price = 5;
    printf("%d\n", total);
    return 0;
}
