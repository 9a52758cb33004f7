#include <stdio.h>

int main(void)
{
    int price = 20;
    double price = 20.5;
    printf("%f\n", price);
    return 0;
}
