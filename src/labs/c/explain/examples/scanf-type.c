#include <stdio.h>

int main(void)
{
    double price;
    scanf("%f", &price);
    printf("%f\n", price);
    return 0;
}
