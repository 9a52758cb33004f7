#include <stdio.h>

int main(void)
{
    double price = 0;
    if (scanf("%.2f", &price) == 1)
        printf("%.2f\n", price);
    return 0;
}
