#include <stdio.h>

int main(void)
{
    int total_price = 5;
    total price = 6;
    printf("%d\n", total_price);
    return 0;
}
