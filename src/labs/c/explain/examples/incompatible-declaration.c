#include <stdio.h>

int main(void)
{
    int double price = 4.5;
    printf("%f\n", price);
    return 0;
}
