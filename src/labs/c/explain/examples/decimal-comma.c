#include <stdio.h>

int main(void)
{
    double price = 3,50;
    printf("%.2f\n", price);
    return 0;
}
