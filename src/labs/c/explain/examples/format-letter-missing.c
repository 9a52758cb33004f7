#include <stdio.h>

int main(void)
{
    double price = 3.5;
    printf("%.\n", price);
    return 0;
}
