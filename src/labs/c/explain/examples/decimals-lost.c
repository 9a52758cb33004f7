#include <stdio.h>

int main(void)
{
    int price = 4.5;
    printf("%d\n", price);
    return 0;
}
