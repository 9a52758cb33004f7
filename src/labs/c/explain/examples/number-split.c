#include <stdio.h>

int main(void)
{
    double price = 16 . 9;
    printf("%.2f\n", price);
    return 0;
}
