#include <stdio.h>

int main(void)
{
    int price = 3;
    printf("%d\n", 2(price + 1));
    return 0;
}
